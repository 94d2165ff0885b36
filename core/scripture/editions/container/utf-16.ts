/** Recognises UTF-16 by its byte order mark, or by the zero bytes of two ASCII characters at the start. */

/** `be` or `le`; undefined for anything that is not UTF-16. */
export function utf16Order(bytes: Uint8Array): 'be' | 'le' | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'le'
  if (first === 0xfe && second === 0xff) return 'be'
  if (!first && second && !third && fourth) return 'be'
  if (first && second === 0 && third && fourth === 0) return 'le'
  return undefined
}
