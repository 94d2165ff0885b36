/**
 * Removes what some programs and disks add after the end of a text: zero bytes, and the
 * Ctrl-Z of old systems.
 */
import { utf16Order } from './utf-16'

/** The same bytes without padding at the end; in UTF-16 only whole characters are removed. */
export function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  if (utf16Order(bytes) === undefined) {
    while (end > 0 && (isPadding(bytes[end - 1]) || isLineEnd(bytes[end - 1]))) end--
    // Line ends without padding behind them are the text's own.
    while (end < bytes.length && isLineEnd(bytes[end])) end++
  } else {
    if (end % 2 === 1 && bytes[end - 1] === 0) end--
    while (end > 1 && end % 2 === 0 && bytes[end - 1] === 0 && bytes[end - 2] === 0) end -= 2
  }
  return end === bytes.length ? bytes : bytes.subarray(0, end)
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13
}

function isPadding(byte: number | undefined): boolean {
  return byte === 0 || byte === 0x1a
}
