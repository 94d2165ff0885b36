/**
 * Draws a passage as an image for previews of shared links: its place, its first words,
 * the translation, in the page's style.
 */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { iconMark, markPaths } from '#core/shell/mark'
import { interfaceFaces, type Painter, readingFaces } from './faces'
import { type Frame, type WrappedText, wrapText } from './wrap-text'

/** Texts in the image. */
export interface PictureContent {
  /** "Johannes 3,16". */
  place: string
  text: string
  /** Name of the translation. */
  edition: string
  product: string
  direction: 'ltr' | 'rtl'
}

/** Raised with every change of the style: image addresses change with it. */
export const pictureLook = 2

/** The size that previews expect (spec 1 §9). */
const pictureSizePx = { width: 1200, height: 630 } as const

/** Values of the light theme in src/styles/tokens.css. */
const colours = { paper: '#fbfaf7', text: '#1e1c19', muted: '#5f5a52', accent: '#14596b' } as const

const { width: widthPx, height: heightPx } = pictureSizePx
const marginPx = 84
const innerPx = widthPx - 2 * marginPx
const placeBaselinePx = 122
const placeFrame = { widthPx: innerPx, heightPx: 90, lineHeight: 1.42, sizesPx: [60, 50, 42] } as const
const textFrame = {
  widthPx: innerPx,
  heightPx: 348,
  lineHeight: 1.42,
  sizesPx: [72, 64, 58, 52, 46, 42],
} as const
const editionFrame = { widthPx: 780, heightPx: 43, lineHeight: 1.42, sizesPx: [30, 26] } as const
const textTopPx = 160
const footBaselinePx = 566

/** The image as PNG; encoded outside the main thread. */
export async function drawPicture({ createCanvas, Path2D }: Painter, content: PictureContent) {
  const canvas = createCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d')
  const isRightToLeft = content.direction === 'rtl'
  context.fillStyle = colours.paper
  context.fillRect(0, 0, widthPx, heightPx)
  context.fillStyle = colours.accent
  context.fillRect(isRightToLeft ? widthPx - 16 : 0, 0, 16, heightPx)
  context.direction = content.direction
  drawPlace(context, content.place, edgeOf(isRightToLeft))
  drawText(context, content.text, edgeOf(isRightToLeft))
  drawFoot(context, content, isRightToLeft)
  drawMark(context, Path2D, isRightToLeft ? marginPx : widthPx - marginPx - markPx)
  return await canvas.encode('png')
}

interface Edge {
  align: 'left' | 'right'
  xPx: number
}

/** Where lines begin, or end with `isEnd`. */
function edgeOf(isRightToLeft: boolean, isEnd = false): Edge {
  return isRightToLeft === isEnd
    ? { align: 'left', xPx: marginPx }
    : { align: 'right', xPx: widthPx - marginPx }
}

function drawPlace(context: SKRSContext2D, place: string, { align, xPx }: Edge): void {
  context.textAlign = align
  context.fillStyle = colours.accent
  const { lines } = fit(context, place, placeFrame, '700', readingFaces)
  context.fillText(lines.join(' '), xPx, placeBaselinePx, innerPx)
}

function drawText(context: SKRSContext2D, text: string, { align, xPx }: Edge): void {
  context.textAlign = align
  context.fillStyle = colours.text
  const { sizePx, lines } = fit(context, text, textFrame, '400', readingFaces)
  for (const [index, line] of lines.entries())
    context.fillText(line, xPx, textTopPx + (index + 0.8) * sizePx * textFrame.lineHeight, innerPx)
}

/** The translation at the start, the product beside its logo at the end. */
function drawFoot(
  context: SKRSContext2D,
  { edition, product }: PictureContent,
  isRightToLeft: boolean,
): void {
  const start = edgeOf(isRightToLeft)
  context.textAlign = start.align
  context.fillStyle = colours.muted
  const { lines } = fit(context, edition, editionFrame, '400', interfaceFaces)
  context.fillText(lines.join(' '), start.xPx, footBaselinePx, editionFrame.widthPx)
  const end = edgeOf(isRightToLeft, true)
  const besideMarkPx = isRightToLeft ? end.xPx + markPx + 18 : end.xPx - markPx - 18
  context.textAlign = end.align
  context.fillStyle = colours.accent
  context.font = `700 30px ${interfaceFaces}`
  context.fillText(product, besideMarkPx, footBaselinePx, innerPx - editionFrame.widthPx - 90)
}

/** The text in lines; the font stays set to their size. */
function fit(
  context: SKRSContext2D,
  text: string,
  frame: Frame,
  weight: '400' | '700',
  faces: string,
): WrappedText {
  const setFont = (sizePx: number) => {
    context.font = `${weight} ${sizePx}px ${faces}`
  }
  setFont(measuredPx)
  const wrapped = wrapText(text, frame, (word) => context.measureText(word).width / measuredPx)
  setFont(wrapped.sizePx)
  return wrapped
}

/** Size at which words are measured: widths are proportional to the size, without hinting. */
const measuredPx = 100

const markPx = 52

function drawMark(context: SKRSContext2D, Path2D: Painter['Path2D'], leftPx: number): void {
  const { edge, scale, stroke, size, radius } = iconMark
  context.translate(leftPx, footBaselinePx - 36)
  context.scale(markPx / size, markPx / size)
  context.fillStyle = colours.accent
  context.beginPath()
  context.roundRect(0, 0, size, size, radius)
  context.fill()
  context.translate(edge, edge)
  context.scale(scale, scale)
  context.strokeStyle = colours.paper
  context.lineWidth = stroke
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const path of markPaths) context.stroke(new Path2D(path))
}
