/** Draws verses as a picture on a canvas, in the fonts of the page; nothing leaves the device. */
import { scriptOf } from '#core/contract/locales'
import { type DesignLook, formatsPx, looks, type PictureDesign, type PictureFormat } from './picture-designs'
import { fitText, piecesOf } from './picture-lines'

export interface PictureContent {
  text: string
  /** For example "Johannes 3,16". */
  place: string
  /** Name of the edition. */
  edition: string
  locale: string
  direction: 'ltr' | 'rtl'
}

export interface PictureFaces {
  reading: string
  interface: string
}

const marginInlinePx = 96
/** Distances from the edge: of the outer and the inner line of the border, and of the text. */
const framePx = { outer: 44, inner: 58, text: 150 } as const
const bandPx = 196
const placePx = 42
const editionSizesPx = [28, 24, 21] as const
const gapPx = 60
/** Height of place and edition below the text. */
const footPx = gapPx + placePx * 1.3 + editionSizesPx[0] * 1.5
const bar = { widthPx: 84, heightPx: 6, roomPx: 64 } as const

/** The fonts of the page once they have loaded for the letters of the text; the device's fonts if that fails. */
export async function loadFaces({ text, place, edition }: PictureContent): Promise<PictureFaces> {
  const style = getComputedStyle(document.documentElement)
  const faces = {
    reading: style.getPropertyValue('--font-read'),
    interface: style.getPropertyValue('--font-ui'),
  }
  await Promise.allSettled([
    document.fonts.load(`400 48px ${faces.reading}`, text),
    document.fonts.load(`700 48px ${faces.interface}`, place),
    document.fonts.load(`400 48px ${faces.interface}`, edition),
  ])
  return faces
}

export interface PictureRequest {
  content: PictureContent
  design: PictureDesign
  format: PictureFormat
  faces: PictureFaces
}

/** Sizes the canvas to the format times `scale` and draws. False if the text is too long; then only the background is drawn. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  { content, design, format, faces }: PictureRequest,
  scale = 1,
): boolean {
  const { widthPx, heightPx } = formatsPx[format]
  canvas.width = widthPx * scale
  canvas.height = heightPx * scale
  const context = canvas.getContext('2d')
  if (!context) return false
  const look = looks[design]
  context.scale(scale, scale)
  context.fillStyle = look.ground
  context.fillRect(0, 0, widthPx, heightPx)
  context.direction = content.direction
  return drawContent(context, { content, look, format, faces })
}

interface Drawing {
  content: PictureContent
  look: DesignLook
  format: PictureFormat
  faces: PictureFaces
}

function drawContent(context: CanvasRenderingContext2D, drawing: Drawing): boolean {
  const { content, look, format, faces } = drawing
  const { widthPx, heightPx, marginPx } = formatsPx[format]
  const isBand = look.kind === 'band'
  // In a portrait the band stays clear of the buttons that other apps put over the foot of a picture.
  const bottomPx = isBand ? heightPx - bandPx - (marginPx - marginInlinePx) : heightPx
  const sidePx = look.kind === 'frame' ? framePx.text : marginInlinePx
  const topRoomPx = look.kind === 'bar' ? bar.roomPx : 0
  const belowPx = isBand ? 0 : footPx
  const marginBlockPx = Math.max(marginPx, look.kind === 'frame' ? 130 : 0)
  const lineHeight = lineHeightOf(content.locale)
  const heightOfText = bottomPx - marginBlockPx - (isBand ? marginInlinePx : marginBlockPx)
  const fitted = fitText(
    piecesOf(content.text, content.locale),
    { widthPx: widthPx - 2 * sidePx, heightPx: heightOfText - topRoomPx - belowPx, lineHeight },
    (words, sizePx) => {
      context.font = `400 ${sizePx}px ${faces.reading}`
      return context.measureText(words).width
    },
  )
  if (!fitted) return false
  const linePx = fitted.sizePx * lineHeight
  const textPx = fitted.lines.length * linePx
  const middlePx = isBand ? (bottomPx + marginBlockPx - marginInlinePx) / 2 : heightPx / 2
  const topPx = middlePx - (topRoomPx + textPx + belowPx) / 2
  const pen = penOf(context, drawing, sidePx)
  drawOrnament(context, drawing, { topPx, bottomPx, ruleTopPx: topPx + textPx + gapPx * 0.4, xPx: pen.xPx })
  const baselinePx = (linePx - fitted.sizePx) / 2 + fitted.sizePx * 0.8
  for (const [index, line] of fitted.lines.entries())
    pen.write(
      line,
      topPx + topRoomPx + index * linePx + baselinePx,
      `400 ${fitted.sizePx}px ${faces.reading}`,
      look.text,
    )
  drawFoot(pen, drawing, isBand ? bottomPx + 84 : topPx + topRoomPx + textPx + gapPx + placePx)
  return true
}

interface Pen {
  xPx: number
  /** Width available to a line. */
  widthPx: number
  widthOf: (words: string, font: string) => number
  write: (words: string, baselinePx: number, font: string, colour: string) => void
}

function penOf(context: CanvasRenderingContext2D, { content, look, format }: Drawing, sidePx: number): Pen {
  const { widthPx } = formatsPx[format]
  const isRightToLeft = content.direction === 'rtl'
  const startPx = isRightToLeft ? widthPx - sidePx : sidePx
  const xPx = look.isCentred ? widthPx / 2 : startPx
  const innerPx = widthPx - 2 * sidePx
  context.textAlign = look.isCentred ? 'center' : 'start'
  return {
    xPx,
    widthPx: innerPx,
    widthOf(words, font) {
      context.font = font
      return context.measureText(words).width
    },
    write(words, baselinePx, font, colour) {
      context.font = font
      context.fillStyle = colour
      context.fillText(words, xPx, baselinePx, innerPx)
    },
  }
}

function drawFoot(pen: Pen, { content, look, faces }: Drawing, baselinePx: number): void {
  pen.write(content.place, baselinePx, `700 ${placePx}px ${faces.interface}`, look.place)
  const fonts = editionSizesPx.map((sizePx) => `400 ${sizePx}px ${faces.interface}`)
  const font = fonts.find((one) => pen.widthOf(content.edition, one) <= pen.widthPx) ?? fonts.at(-1)
  if (font) pen.write(content.edition, baselinePx + editionSizesPx[0] * 1.6, font, look.edition)
}

interface OrnamentPlace {
  topPx: number
  /** The upper edge of the band. */
  bottomPx: number
  ruleTopPx: number
  xPx: number
}

function drawOrnament(
  context: CanvasRenderingContext2D,
  { content, look, format }: Drawing,
  { topPx, bottomPx, ruleTopPx, xPx }: OrnamentPlace,
): void {
  const { widthPx, heightPx } = formatsPx[format]
  context.fillStyle = look.ornament
  context.strokeStyle = look.ornament
  if (look.kind === 'bar') {
    const startPx = content.direction === 'rtl' ? xPx - bar.widthPx : xPx
    context.fillRect(startPx, topPx, bar.widthPx, bar.heightPx)
  }
  if (look.kind === 'rule') context.fillRect(xPx - bar.widthPx / 2, ruleTopPx, bar.widthPx, 3)
  if (look.kind === 'band') context.fillRect(0, bottomPx, widthPx, heightPx - bottomPx)
  if (look.kind === 'frame')
    for (const [edgePx, lineWidth] of [
      [framePx.outer, 3],
      [framePx.inner, 1.5],
    ] as const) {
      context.lineWidth = lineWidth
      context.strokeRect(edgePx, edgePx, widthPx - 2 * edgePx, heightPx - 2 * edgePx)
    }
}

/** Scripts with signs above and below the letters need more space between lines. */
function lineHeightOf(locale: string): number {
  const script = scriptOf(locale)
  if (script === 'Arab' || script === 'Mymr') return 1.75
  return script === 'Hebr' ? 1.6 : 1.4
}

/** The picture as a file. */
export function pictureFile(canvas: HTMLCanvasElement, place: string): Promise<File | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], `${place}.png`, { type: blob.type }) : undefined),
      'image/png',
    ),
  )
}
