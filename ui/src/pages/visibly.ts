/** Do it now, and again and again while somebody looks at the page; returns how to stop. */
export function visibly(milliseconds: number, work: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const look = (): void => {
    clearInterval(timer)
    if (document.hidden) return
    work()
    timer = setInterval(work, milliseconds)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
