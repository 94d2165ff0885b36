/**
 * Paths that come from outside the code (a remembered route, the target of a 307) are followed only inside
 * the app (SECURITY C3). Does not use `URL`, so that all programs decide alike; a path a browser would repair
 * is refused instead.
 */

/** Same limit as the route of an activity. */
const maxLength = 2_048

/** Following these would undo what brought the person there. */
const refusedWords = /^\/(login|logout|register)(?![\w-])/i

/**
 * The path, with its search and hash, if it stays on this origin; undefined for anything else. It must begin
 * with one slash and contain no control or blank characters, no backslash, no disguised slash and no empty or
 * dot segments, also in escaped form.
 */
export function safePath(target: unknown): string | undefined {
  if (typeof target !== 'string' || target.length > maxLength) return undefined
  const [path = ''] = target.split(/[?#]/, 1)
  const decoded = decodedTwice(path)
  if (decoded === undefined || unsafeCharacter.test(target)) return undefined
  const isSafe = [path, decoded].every(
    (one) =>
      one.startsWith('/') && !unsafeCharacter.test(one) && !oddSegment.test(one) && !refusedWords.test(one),
  )
  return isSafe ? target : undefined
}

/**
 * Control characters, spaces a browser would drop, backslashes, and characters that look like a slash or
 * normalise to one.
 */
const unsafeCharacter =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0020\u007f-\u009f\u2028\u2029\ufeff\\\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u

/** `//` anywhere, and the segments `.` and `..`. */
const oddSegment = /\/(\/|\.{1,2}(\/|$))/

/** Undefined when escapes are malformed. A space in a name (`/Das%20Wort`) is harmless once decoded. */
function decodedTwice(path: string): string | undefined {
  try {
    return decodeURIComponent(decodeURIComponent(path).replace(/%(?![\da-f]{2})/gi, '%25')).replaceAll(
      ' ',
      '',
    )
  } catch {
    return undefined
  }
}
