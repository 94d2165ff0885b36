/** The Range header of a request for one stretch of a file (RFC 9110 14.2); several stretches at once are answered with the whole. */

export interface ByteRange {
  first: number
  /** Inclusive. */
  last: number
}

/** `whole` where nothing or nothing usable is asked for; `outside` where no byte of the file is meant. */
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
