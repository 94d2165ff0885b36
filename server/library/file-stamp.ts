/** Detects whether a file was replaced. */
import { statSync } from 'node:fs'

/** Changes whenever the file is replaced. */
export function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.ino}-${found.mtimeMs}-${found.size}` : 'none'
}
