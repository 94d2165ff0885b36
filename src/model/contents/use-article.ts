/** The article that an address names, with others of the same head and its neighbours. */
import { articlePage } from '#core/content/reading/article-page'
import { findPack } from '#core/content/reading/content-source'
import type { ArticlePage } from '#core/contract/content/answers'
import { useRouteParams } from '../place/use-route-params'
import { type KnownContent, only, useWanted } from './use-wanted'

export interface NamedArticle {
  abbr: string
  /** Undefined where the address names the pack as a whole. */
  id: number | undefined
}

/** Of an address `/{provider}/{abbreviation}/{title?}/{id?}`. */
export function useNamedArticle(): NamedArticle {
  const { _splat = '' } = useRouteParams()
  const [abbr = '', ...rest] = _splat.split('/').filter(Boolean)
  const digits = rest.at(-1) ?? ''
  return { abbr: abbr.toUpperCase(), id: /^\d{1,9}$/.test(digits) ? Number(digits) : undefined }
}

/** From this device, else from the server. */
export function useArticle(abbr: string, id: number): KnownContent<ArticlePage> {
  return useWanted({
    key: `article ${abbr} ${id}`,
    async fromPacks(source) {
      const pack = await findPack(source, abbr)
      const data = pack && (await articlePage(pack, id))
      return data && { isWhole: true, read: () => data }
    },
    call: 'packArticle',
    asked: [{ params: { abbreviation: abbr, id: String(id) }, query: {} }],
    fromServer: only,
  })
}
