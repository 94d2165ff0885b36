/**
 * The fonts of preview images: the files the page itself uses (OFL-1.1). A file covers
 * one script, so each is a separate family.
 */
import { createRequire } from 'node:module'
import type * as Canvases from '@napi-rs/canvas'

/** The drawing package; used only here and in draw-picture. */
export type Painter = Pick<typeof Canvases, 'createCanvas' | 'Path2D'>

const serif: readonly string[] = [
  '@fontsource/pt-serif/files/pt-serif-latin-{400,700}-normal.woff2',
  '@fontsource/pt-serif/files/pt-serif-latin-ext-{400,700}-normal.woff2',
  '@fontsource/pt-serif/files/pt-serif-cyrillic-{400,700}-normal.woff2',
  '@fontsource/gentium-book-plus/files/gentium-book-plus-greek-{400,700}-normal.woff2',
  '@fontsource/gentium-book-plus/files/gentium-book-plus-greek-ext-{400,700}-normal.woff2',
  '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  '@fontsource-variable/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-wght-normal.woff2',
]
const sans: readonly string[] = [
  '@fontsource/lato/files/lato-latin-{400,700}-normal.woff2',
  '@fontsource/lato/files/lato-latin-ext-{400,700}-normal.woff2',
  '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
  '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
]

/** Values of `font` after the size, as in CSS: for the text, and for everything around it. */
export const readingFaces = familiesOf(serif)
export const interfaceFaces = familiesOf([...sans, ...serif])

/** Loads the package and its fonts; fails if there is none for this machine. */
export async function loadPainter(): Promise<Painter> {
  const { createCanvas, GlobalFonts, Path2D } = await import('@napi-rs/canvas')
  const { resolve } = createRequire(import.meta.url)
  for (const face of [...serif, ...sans]) {
    for (const file of filesOf(face)) GlobalFonts.registerFromPath(resolve(file), familyOf(face))
  }
  return { createCanvas, Path2D }
}

/** True when the fonts have every letter: other scripts are not drawn. */
export function isDrawable(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    text,
  )
}

function familiesOf(faces: readonly string[]): string {
  return faces.map((face) => `"${familyOf(face)}"`).join(', ')
}

function familyOf(face: string): string {
  return face.replace(/^.*\/|-\{.*$|-wght-.*$/g, '')
}

function filesOf(face: string): string[] {
  const [, weights] = /\{([\d,]+)\}/.exec(face) ?? []
  return weights ? weights.split(',').map((weight) => face.replace(/\{.*\}/, weight)) : [face]
}
