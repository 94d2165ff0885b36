/** The looks of a picture of verses: four designs and three formats. The designs have their own colours, whatever the theme. */

export const pictureDesigns = ['light', 'dark', 'colour', 'frame'] as const
export type PictureDesign = (typeof pictureDesigns)[number]

export const pictureFormats = ['square', 'portrait', 'landscape'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** `marginPx`: above and below; large for portraits, because the apps that show them put their own buttons there. */
export const formatsPx: Readonly<
  Record<PictureFormat, { widthPx: number; heightPx: number; marginPx: number }>
> = {
  square: { widthPx: 1080, heightPx: 1080, marginPx: 96 },
  portrait: { widthPx: 1080, heightPx: 1920, marginPx: 250 },
  landscape: { widthPx: 1920, heightPx: 1080, marginPx: 96 },
}

export interface DesignLook {
  ground: string
  text: string
  place: string
  edition: string
  ornament: string
  /** A short bar above the text, a rule between text and place, the place in a band at the foot, or a border around everything. */
  kind: 'bar' | 'rule' | 'band' | 'frame'
  isCentred: boolean
}

/** The colours have the values of the themes in src/styles/tokens.css. */
export const looks: Readonly<Record<PictureDesign, DesignLook>> = {
  light: {
    ground: '#fbfaf7',
    text: '#1e1c19',
    place: '#14596b',
    edition: '#5f5a52',
    ornament: '#14596b',
    kind: 'bar',
    isCentred: false,
  },
  dark: {
    ground: '#15171a',
    text: '#e6e1d8',
    place: '#7cc7d6',
    edition: '#a9a398',
    ornament: '#e0a96d',
    kind: 'rule',
    isCentred: true,
  },
  colour: {
    ground: '#14596b',
    text: '#ffffff',
    place: '#ffffff',
    edition: '#dcebee',
    ornament: '#0e4554',
    kind: 'band',
    isCentred: false,
  },
  frame: {
    ground: '#f6eedd',
    text: '#2f2618',
    place: '#7a3e12',
    edition: '#63553f',
    ornament: '#8c7d62',
    kind: 'frame',
    isCentred: true,
  },
}

/** The design that matches the theme on the screen. */
export function designOf(theme: string | undefined): PictureDesign {
  if (theme === 'dark' || theme === 'black') return 'dark'
  return theme === 'sepia' ? 'frame' : 'light'
}
