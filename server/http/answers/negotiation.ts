/** The encodings a request accepts, and the version its client already has. */
import type { Encoding } from '../../bytes/encodings'

/** The best encoding a client accepts; Brotli before gzip, plain if it names neither. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const refused = new Set<string>()
  const offered = new Set<string>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    const list = isRefused ? refused : offered
    list.add(name)
  }
  const takes = (name: string) => offered.has(name) || (offered.has('*') && !refused.has(name))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** A strong entity tag: different bytes have different tags, so each encoding has its own. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
}

/** True when If-None-Match names `tag`, strong or weak, or everything. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((part) => {
    const one = part.trim().replace(/^W\//, '')
    return one === '*' || one === tag
  })
}
