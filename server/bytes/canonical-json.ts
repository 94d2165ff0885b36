/** JSON with only one possible form per value, so that equal content has equal bytes and an equal hash. */
import { createHash } from 'node:crypto'

/** JSON without white space, keys in code-unit order, undefined members left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/** SHA-256 as 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The first 128 bits of the SHA-256, 32 digits: enough for keys that nobody can choose freely. */
export function shortHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 32)
}
