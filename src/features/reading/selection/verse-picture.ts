/** A verse as a square picture in the colours of the theme, drawn on a canvas; nothing leaves the device. */
export interface VersePicture {
  text: string
  place: string
  edition: string
  locale: string
  direction: 'ltr' | 'rtl'
}

const sizePx = 1080
const marginPx = 96
const fontSizes = [64, 56, 48, 42, 36, 32, 28]
const lineHeight = 1.45

/** A PNG; undefined when the text is too long for a picture. */
export async function drawVersePicture(picture: VersePicture): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = sizePx
  canvas.height = sizePx
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const face = style.getPropertyValue('--font-read')
  context.fillStyle = colour('--bg')
  context.fillRect(0, 0, sizePx, sizePx)
  context.direction = picture.direction
  context.textAlign = picture.direction === 'rtl' ? 'right' : 'left'
  const start = picture.direction === 'rtl' ? sizePx - marginPx : marginPx
  const fitted = fit(context, picture.text, face)
  if (!fitted) return undefined
  context.fillStyle = colour('--text')
  const top = (sizePx - fitted.lines.length * fitted.sizePx * lineHeight) / 2 - 30
  for (const [index, line] of fitted.lines.entries())
    context.fillText(line, start, top + (index + 0.8) * fitted.sizePx * lineHeight)
  context.fillStyle = colour('--accent')
  context.font = `700 34px ${style.getPropertyValue('--font-ui')}`
  context.fillText(picture.place, start, sizePx - marginPx - 40)
  context.fillStyle = colour('--muted')
  context.font = `400 26px ${style.getPropertyValue('--font-ui')}`
  context.fillText(picture.edition, start, sizePx - marginPx)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** The largest size at which the text fits between head and foot. */
function fit(
  context: CanvasRenderingContext2D,
  text: string,
  face: string,
): { sizePx: number; lines: string[] } | undefined {
  for (const size of fontSizes) {
    context.font = `400 ${size}px ${face}`
    const lines = wrap(context, text, sizePx - 2 * marginPx)
    if (lines.length * size * lineHeight <= sizePx - 2 * marginPx - 160) return { sizePx: size, lines }
  }
  return undefined
}

function wrap(context: CanvasRenderingContext2D, text: string, widthPx: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && context.measureText(longer).width > widthPx) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
