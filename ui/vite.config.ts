import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.SAUCER_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: '/',
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: '../src/saucer/web/pages',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // The games' sentences lie beside their rules.
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
