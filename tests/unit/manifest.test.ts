/** What an install prompt reads: every picture of the manifest is there, as large as it says and of a form browsers accept. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Picture {
  src: string
  sizes: string
  type: string
  form_factor?: 'narrow' | 'wide'
  label?: string
}

const folder = join(import.meta.dirname, '..', '..', 'public')
const manifest: { icons: Picture[]; screenshots: Picture[] } = JSON.parse(
  readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'),
)
const read = ({ src }: Picture) => readFileSync(join(folder, src))

/** Width and height in the file itself. */
function sizeOf(bytes: Buffer): string {
  if (bytes.toString('latin1', 12, 16) === 'IHDR')
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  if (bytes.toString('latin1', 12, 16) === 'VP8 ')
    return `${bytes.readUInt16LE(26) & 0x3fff}x${bytes.readUInt16LE(28) & 0x3fff}`
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`
}

describe('the pictures of the manifest', () => {
  const sized = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any')

  it.each(sized)('$src is as large as it says', (picture) => {
    expect(sizeOf(read(picture))).toBe(picture.sizes)
  })

  it('show the app on a phone and on a wide screen, in the form an install dialog takes', () => {
    for (const form of ['narrow', 'wide'] as const) {
      const shown = manifest.screenshots.filter(({ form_factor }) => form_factor === form)
      expect(shown.length, form).toBeGreaterThan(1)
      expect(new Set(shown.map(({ sizes }) => sizes)).size, 'one proportion').toBe(1)
      for (const { sizes, label } of shown) {
        const [width = 0, height = 0] = sizes.split('x').map(Number)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
        expect(width < height).toBe(form === 'narrow')
        expect(label).toBeTruthy()
      }
    }
  })

  it('are small', () => {
    for (const picture of manifest.screenshots)
      expect(read(picture).length, picture.src).toBeLessThan(100_000)
  })
})
