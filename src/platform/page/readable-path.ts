/** Paths as a person would write them: two spellings of the same path are equal. */

/** The path without escapes; a path with broken escapes is returned unchanged. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function isSamePath(one: string, other: string): boolean {
  return readablePath(one) === readablePath(other)
}
