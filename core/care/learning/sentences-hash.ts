/** Tells whether tables were learnt from these files: FNV-1a over both, as hexadecimal digits. */
export function sentencesHash(...files: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const file of files)
    for (let at = 0; at < file.length; at += 1) hash = Math.imul(hash ^ file.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
