/**
 * Reads the directory at the end of a zip file. The directory, not the stream of local
 * headers, defines the archive's contents; sizes are checked against the file, so that
 * overlapping entries (a known zip bomb) are refused.
 */
import { damaged } from './unpack'

/** An entry of the directory. */
export interface ZipEntry {
  name: Uint8Array
  /** 0 stored, 8 deflated; other methods are not supported. */
  method: number
  isEncrypted: boolean
  isFolder: boolean
  crc: number
  size: number
  packed: Uint8Array
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50

/** The entries of a zip file in its own order. Throws `file-damaged` (also for zip64, which no edition needs). */
export function readZipDirectory(file: string, bytes: Uint8Array, onEntry: () => void): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = findEnd(view)
  if (end === undefined) throw damaged(file, 'zip directory')
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  // Bytes put before the archive (self-extracting files) shift every offset.
  const shift = end - size - view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  try {
    let at = end - size
    for (let index = 0; index < count; index++) {
      onEntry()
      entries.push(readEntry(file, view, at, shift))
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    throw error instanceof RangeError ? damaged(file, 'zip directory', error) : error
  }
  const packed = entries.reduce((sum, entry) => sum + entry.packed.length, 0)
  if (packed > bytes.length) throw damaged(file, 'overlapping entries')
  return entries
}

/** The position of the end record: at the end of the file, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return undefined
}

function readEntry(file: string, view: DataView, at: number, shift: number): ZipEntry {
  if (view.getUint32(at, true) !== entrySignature) throw damaged(file, 'zip directory')
  const nameLength = view.getUint16(at + 28, true)
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength)
  const packedSize = view.getUint32(at + 20, true)
  return {
    name,
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    isFolder: name[nameLength - 1] === 0x2f && packedSize <= 2,
    crc: view.getUint32(at + 16, true),
    size: view.getUint32(at + 24, true),
    packed: packedBytes(file, view, view.getUint32(at + 42, true) + shift, packedSize),
  }
}

function packedBytes(file: string, view: DataView, local: number, size: number): Uint8Array {
  if (view.getUint32(local, true) !== localSignature) throw damaged(file, 'zip entry')
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  return new Uint8Array(view.buffer, view.byteOffset + start, size)
}
