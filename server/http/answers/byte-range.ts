/**
 * Parses the Range header of a request for one range of a file (RFC 9110 14.2); a
 * request for several ranges gets the whole file.
 */

/** A range of bytes. */
export interface ByteRange {
  first: number
  /** Inclusive. */
  last: number
}

/** `whole` without a usable range; `outside` when the range contains no byte of the file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = asked ?? []
  if (!asked || (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from)))
    return 'whole'
  // `-500`: the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first >= size || first > last ? 'outside' : { first, last }
}
