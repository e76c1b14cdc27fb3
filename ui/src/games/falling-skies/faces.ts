/** What the characters look like: a few words each, drawn by `Portrait`. */
export interface Face {
  skin: string
  hair: string
  cut: 'waves' | 'bob' | 'bun' | 'quiff' | 'short' | 'long' | 'bald'
  hat: '' | 'helmet' | 'lamp' | 'cowboy' | 'pillbox' | 'propeller' | 'cook' | 'scarf' | 'bow'
  worn: '' | 'glasses' | 'stare' | 'earrings' | 'loupe'
  beard: '' | 'moustache' | 'full'
  coat: string
  sky: string
}

const PLAIN: Face = {
  skin: '#e9b48c',
  hair: '#4a2c18',
  cut: 'short',
  hat: '',
  worn: '',
  beard: '',
  coat: '#4c5a86',
  sky: '#7a4fc0',
}

const FACES: Record<string, Partial<Face>> = {
  'ruby-valentine': {
    skin: '#f6cfae',
    hair: '#c4351f',
    cut: 'waves',
    worn: 'earrings',
    coat: '#7d1f4d',
    sky: '#d98b3a',
  },
  'otis-greenlee': { skin: '#8a5a3a', hair: '#20160f', beard: 'moustache', coat: '#c23b2c', sky: '#e0b13e' },
  'agnes-kowalski': { skin: '#f0c7a4', hair: '#b9b4ac', cut: 'bob', hat: 'lamp', coat: '#5d4a33', sky: '#9a6a3c' },
  'kenji-nakamura': { skin: '#efc79b', hair: '#17131a', hat: 'propeller', coat: '#2f6ea8', sky: '#4fb0a5' },
  'vera-zelenka': {
    skin: '#f4d3b8',
    hair: '#6b3a1e',
    cut: 'long',
    hat: 'scarf',
    worn: 'earrings',
    coat: '#5b2a78',
    sky: '#8e7ad0',
  },
  'hattie-oyelaran': { skin: '#6d432a', hair: '#17100c', hat: 'helmet', coat: '#c2562c', sky: '#5aa0d0' },
  'ezra-tock': {
    skin: '#e8bf9e',
    hair: '#d8d3ca',
    cut: 'bald',
    worn: 'loupe',
    beard: 'full',
    coat: '#3d3a52',
    sky: '#b08a4e',
  },
  'connie-reyes': { skin: '#c98d62', hair: '#2a1810', cut: 'waves', hat: 'cowboy', coat: '#a83246', sky: '#5d8fd6' },
  'fay-marchetti': { skin: '#f2cba6', hair: '#e3b23c', cut: 'waves', hat: 'bow', coat: '#c7506b', sky: '#63a27a' },
  'gus-papadakis': {
    skin: '#d9a377',
    hair: '#2b2320',
    hat: 'cook',
    beard: 'moustache',
    coat: '#f0eadc',
    sky: '#6aa86a',
  },
  'leila-haddad': { skin: '#d7a076', hair: '#2a1a17', cut: 'bun', worn: 'glasses', coat: '#eef2f5', sky: '#3f8f8a' },
  'miss-vega': {
    skin: '#c6e6bb',
    hair: '#f3efdc',
    cut: 'bob',
    hat: 'pillbox',
    worn: 'stare',
    coat: '#b3263a',
    sky: '#3a2a6a',
  },
}

export function face(character: string): Face {
  return { ...PLAIN, ...FACES[character] }
}
