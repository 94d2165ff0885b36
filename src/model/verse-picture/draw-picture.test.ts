// @vitest-environment happy-dom
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawPicture, type PictureContent, type PictureRequest, pictureFile } from './draw-picture'
import { designOf, formatsPx, looks, pictureDesigns, pictureFormats } from './picture-designs'

const content: PictureContent = {
  text: 'Denn Gott hat die Welt so sehr geliebt, dass er seinen einzigen Sohn gab.',
  place: 'Johannes 3,16',
  edition: 'Schlichte deutsche Bibel',
  locale: 'de',
  direction: 'ltr',
}
const request: PictureRequest = {
  content,
  design: 'light',
  format: 'square',
  faces: { reading: 'serif', interface: 'sans-serif' },
}

/** Draws on a real canvas, which happy-dom does not have. */
function drawn(more: Partial<PictureRequest> = {}, scale = 1) {
  const canvas = createCanvas(1, 1)
  const isDrawn = drawPicture(canvas as unknown as HTMLCanvasElement, { ...request, ...more }, scale)
  return { canvas, isDrawn }
}
const colourAt = (canvas: Canvas, x: number, y: number) => {
  const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(x, y, 1, 1).data
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
/** The first and the last column of pixels that differ from the background. */
function inked({ canvas }: { canvas: Canvas }, top: number, bottom: number): { first: number; last: number } {
  const { width } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, top, width, bottom - top)
  const ground = [data[0], data[1], data[2]].join()
  const columns: number[] = []
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < bottom - top; y += 2) {
      const at = (y * width + x) * 4
      if ([data[at], data[at + 1], data[at + 2]].join() === ground) continue
      columns.push(x)
      break
    }
  return { first: columns[0] ?? -1, last: columns.at(-1) ?? -1 }
}

describe('a picture of verses', () => {
  it.each(pictureFormats)('is as large as its format: %s', (format) => {
    const { canvas, isDrawn } = drawn({ format })
    expect(isDrawn).toBe(true)
    expect([canvas.width, canvas.height]).toEqual([formatsPx[format].widthPx, formatsPx[format].heightPx])
  })

  it('is the same in small for a thumbnail', () => {
    expect(drawn({}, 0.2).canvas.width).toBe(216)
  })

  it.each(pictureDesigns)('stands on the ground of its design: %s', (design) => {
    expect(colourAt(drawn({ design }).canvas, 2, 2)).toBe(looks[design].ground)
  })

  it('has the place in a band at the foot, or a frame around all of it', () => {
    expect(colourAt(drawn({ design: 'colour' }).canvas, 540, 1_070)).toBe(looks.colour.ornament)
    expect(colourAt(drawn({ design: 'frame' }).canvas, 44, 540)).toBe(looks.frame.ornament)
  })

  it('leaves a margin on both sides', () => {
    const { first, last } = inked(drawn(), 100, 980)
    expect(first).toBeGreaterThanOrEqual(90)
    expect(last).toBeLessThanOrEqual(1_080 - 90)
  })

  it('begins at the right for a text that runs to the left', () => {
    const short = {
      ...content,
      text: 'שלום',
      place: 'א',
      edition: 'ב',
      locale: 'he',
      direction: 'rtl' as const,
    }
    expect(inked(drawn({ content: short }), 100, 980).first).toBeGreaterThan(540)
    expect(
      inked(drawn({ content: { ...content, text: 'Ja', place: 'a', edition: 'b' } }), 100, 980).last,
    ).toBeLessThan(540)
  })

  it('is refused for a text that is too long, whatever its design', () => {
    const long = { ...content, text: 'sehr viele Worte '.repeat(400) }
    for (const design of pictureDesigns) {
      const { canvas, isDrawn } = drawn({ content: long, design })
      expect(isDrawn).toBe(false)
      expect(colourAt(canvas, 540, 540)).toBe(looks[design].ground)
    }
  })

  it('is a file that is named as its place', async () => {
    const blob = new Blob(['x'], { type: 'image/png' })
    const canvas = {
      toBlob: (hand: (blob: Blob | null) => void) => hand(blob),
    } as unknown as HTMLCanvasElement
    const file = await pictureFile(canvas, 'Johannes 3,16')
    expect([file?.name, file?.type]).toEqual(['Johannes 3,16.png', 'image/png'])
    const broken = {
      toBlob: (hand: (blob: Blob | null) => void) => hand(null),
    } as unknown as HTMLCanvasElement
    expect(await pictureFile(broken, 'x')).toBeUndefined()
  })
})

describe('the design a picture begins with', () => {
  it.each([
    ['dark', 'dark'],
    ['black', 'dark'],
    ['sepia', 'frame'],
    ['light', 'light'],
    [undefined, 'light'],
  ])('goes with the theme %s: %s', (theme, design) => {
    expect(designOf(theme)).toBe(design)
  })
})
