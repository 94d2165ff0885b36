/** How many pixels a picture has, by its header: a few bytes may stand for gigabytes of memory on every device. */
import type { PictureType } from './picture-type'

export interface PictureSize {
  width: number
  height: number
}

/** Undefined where the picture ends before its size, or before its end as far as it says where that is. */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[type](view)
  } catch (error) {
    // The header ends early.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const readers = {
  'image/png': sizeOfPng,
  'image/jpeg': sizeOfJpeg,
  'image/webp': sizeOfWebp,
  'image/avif': sizeOfAvif,
} as const satisfies Record<PictureType, (view: DataView) => PictureSize | undefined>

function asciiAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, place) => view.getUint8(at + place)))
}

function sizeOfPng(view: DataView): PictureSize {
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Segments up to the first frame. */
function sizeOfJpeg(view: DataView): PictureSize | undefined {
  let at = 2
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    const isAlone = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    at += isAlone ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(at + 2)
  }
  return undefined
}

function sizeOfWebp(view: DataView): PictureSize | undefined {
  if (view.getUint32(4, true) + 8 > view.byteLength) return undefined
  switch (asciiAt(view, 12, 4)) {
    case 'VP8X': {
      const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1
      return { width: three(24), height: three(27) }
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return undefined
  }
}

const avifHeadBytes = 65_536

/** The largest of the sizes it names: a picture may be put together of several. */
function sizeOfAvif(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined
  const end = Math.min(view.byteLength - 16, avifHeadBytes)
  for (let at = 4; at <= end; at += 1) {
    if (asciiAt(view, at, 4) !== 'ispe') continue
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found
  }
  return largest
}
