/** CRC-32 as used by gzip and zip (polynomial 0xEDB88320), four bytes per step. */

const tables = makeTables()

/** Continues a checksum over more bytes; start with 0. The result is an unsigned 32-bit number. */
export function crc32(previous: number, bytes: Uint8Array): number {
  const [t0, t1, t2, t3] = tables
  let crc = ~previous
  let index = 0
  for (const last = bytes.length - 3; index < last; index += 4) {
    crc ^=
      byteAt(bytes, index) |
      (byteAt(bytes, index + 1) << 8) |
      (byteAt(bytes, index + 2) << 16) |
      (byteAt(bytes, index + 3) << 24)
    crc =
      entry(t3, crc & 255) ^
      entry(t2, (crc >>> 8) & 255) ^
      entry(t1, (crc >>> 16) & 255) ^
      entry(t0, crc >>> 24)
  }
  for (; index < bytes.length; index++) crc = entry(t0, (crc ^ byteAt(bytes, index)) & 255) ^ (crc >>> 8)
  return ~crc >>> 0
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}

function entry(table: Int32Array, index: number): number {
  return table[index] ?? 0
}

function makeTables(): readonly [Int32Array, Int32Array, Int32Array, Int32Array] {
  const first = new Int32Array(256)
  for (let value = 0; value < 256; value++) {
    let crc = value
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    first[value] = crc
  }
  const shifted = (table: Int32Array) => table.map((crc) => (crc >>> 8) ^ entry(first, crc & 255))
  const second = shifted(first)
  const third = shifted(second)
  return [first, second, third, shifted(third)]
}
