/** Paths as a person would write them: two ways of writing the same one are the same. */

/** The path without escapes; one with broken escapes stays as it came. */
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
