/** Where a video is: a file on this origin, a page to go to, or a frame that an operator may allow. */
import type { Video } from '../../../contract/content/article'
import { isOutsideLink, isOwnPath } from '../../../contract/content/outside-link'

/** Sources in the order they are tried: own files first, frames last. Others are told to `onDropped`. */
export function videoSources(found: readonly string[], onDropped: (href: string) => void): Video['sources'] {
  const sources = found.flatMap((text): Video['sources'] => {
    const url = text.trim().replace(/^frame:/, '')
    if (!isOutsideLink(url) && !isOwnPath(url)) {
      onDropped(url.slice(0, 80))
      return []
    }
    if (url.startsWith('/')) return [{ kind: 'file', url }]
    return [{ kind: text.trim().startsWith('frame:') && /^https:/i.test(url) ? 'frame' : 'page', url }]
  })
  const order = { file: 0, page: 1, frame: 2 }
  return sources.toSorted((one, other) => order[one.kind] - order[other.kind])
}
