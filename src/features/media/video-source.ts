/** Lists where a video can be watched, best first. Pure. */
import type { Video } from '#core/contract/content/article'

export type WatchedSource =
  /** A file of this origin. */
  | { kind: 'file'; url: string }
  /** A player inside the page, on a host that the operator allows. */
  | { kind: 'frame'; url: string; host: string }
  /** A link to another site. */
  | { kind: 'page'; url: string; host: string }

const order = ['file', 'page', 'frame'] as const

/** Own files, then links, then players; a player on a host that is not allowed becomes a link. `origin`: that of the page. */
export function watchedSources(
  { sources }: Pick<Video, 'sources'>,
  allowedHosts: readonly string[],
  origin: string,
): WatchedSource[] {
  const inOrder = sources.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return inOrder.flatMap(({ kind, url }): WatchedSource[] => {
    if (!URL.canParse(url, origin)) return []
    const { host, protocol, origin: itsOrigin } = new URL(url, origin)
    if (kind === 'file') return itsOrigin === origin ? [{ kind, url }] : []
    if (protocol !== 'https:' && protocol !== 'http:') return []
    const isAllowed =
      kind === 'frame' && protocol === 'https:' && itsOrigin !== origin && allowedHosts.includes(host)
    return [isAllowed ? { kind: 'frame', url, host } : { kind: 'page', url, host }]
  })
}
