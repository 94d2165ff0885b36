/** The type of a picture by its first bytes; only those that every browser draws without script. */

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif'

/** Undefined for anything else, also SVG, which is text. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0x89 && ascii(1, 8) === 'PNG\r\n\x1A\n') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp'
  if (ascii(4, 12) === 'ftypavif' || ascii(4, 12) === 'ftypavis') return 'image/avif'
  return undefined
}
