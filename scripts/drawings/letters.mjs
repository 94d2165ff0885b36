/**
 * Letters of the page's own faces as outlines: a picture cannot load a font. A sheet has each letter once, words point to
 * it.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas'

const { resolve } = createRequire(import.meta.url)
/** At a width of 390 pixels 34 units are eleven pixels. */
const faces = {
  sans: { file: 'lato/files/lato-latin-400-normal.woff2', size: 33 },
  bold: { file: 'lato/files/lato-latin-700-normal.woff2', size: 34 },
  serif: { file: 'pt-serif/files/pt-serif-latin-400-normal.woff2', size: 38 },
  italic: { file: 'pt-serif/files/pt-serif-latin-400-italic.woff2', size: 35 },
}
for (const [name, { file }] of Object.entries(faces))
  GlobalFonts.registerFromPath(resolve(join('@fontsource', file)), `drawn-${name}`)

const rounded = (value) => Number(value.toFixed(1))
const fontOf = (face) => `${faces[face].size}px "drawn-${face}"`

/** Where each letter of the words begins, and how wide they are. */
function placed(words, face) {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = fontOf(face)
  const widthOf = (text) => context.measureText(text).width
  return { starts: [...words].map((_, at) => widthOf(words.slice(0, at))), width: widthOf(words) }
}

const idOf = (face, letter) => `${face}-${letter.codePointAt(0)}`

/** Words with their base line at `y`, as pointers to letters. */
export function pointers(words, { x, y, face, anchor }) {
  const { starts, width } = placed(words, face)
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  return [...words].flatMap((letter, at) =>
    letter === ' ' ? [] : { href: `#${idOf(face, letter)}`, x: rounded(left + starts[at]), y: rounded(y) },
  )
}

/** The outline of the letter that an id names, beginning at 0 on its base line. */
export function outlineOf(id) {
  const [face, code] = id.split('-')
  const [left, base] = [100, 200]
  const canvas = createCanvas(400, 400, SvgExportFlag.ConvertTextToPaths)
  const context = canvas.getContext('2d')
  context.font = fontOf(face)
  context.fillText(String.fromCodePoint(Number(code)), left, base)
  const [, path = ''] = /<path d="([^"]+)"/.exec(canvas.getContent().toString()) ?? []
  return inSteps(path, [left, base])
}

/** A path of absolute points as one of steps from point to point, in tenths of a unit; a third shorter. */
function inSteps(path, origin) {
  let at = origin.map((value) => value * 10)
  return path.replace(/([MLQZ])([^MLQZ]*)/g, (_, command, points) => {
    const values = (points.match(/-?[\d.]+/g) ?? []).map((value) => Math.round(Number(value) * 10))
    const steps = values.map((value, index) => value - at[index % 2])
    if (values.length > 0) at = values.slice(-2)
    return (
      command.toLowerCase() +
      steps
        .map((step) => step / 10)
        .join(' ')
        .replaceAll(' -', '-')
    )
  })
}
