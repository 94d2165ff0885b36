/** What other dictionaries of its language have under the head of an article. */
import { isDictionaryOf, lookUp } from '#core/content/reading/look-up'
import type { ArticleLink, ArticlePage } from '#core/contract/content/answers'
import { useContent } from '../../../model/contents/use-content'
import { readServer } from '../../../platform/client/read-server'
import { database } from '../../../platform/local/database'

export interface OtherArticle extends ArticleLink {
  /** Of the dictionary. */
  name: string
}

/** Characters that the server takes. */
const longestWord = 100

/**
 * Of other dictionaries of the language under exactly this head. From this device where it has them all, or is offline and has some.
 */
export function useOtherArticles({ abbr, locale }: ArticlePage['pack'], head: string): OtherArticle[] {
  const found = useContent({
    key: `others ${abbr} ${head}`,
    async stored(source) {
      const all = await dictionariesOf(locale)
      const here = all.filter(({ manifest }) => manifest)
      const isAlone = all.every((row) => row.abbreviation === abbr)
      if (isAlone || head.length > longestWord) return { links: [], all }
      if (here.length < all.length && navigator.onLine) return undefined
      return { links: await lookUp(source, locale, [head]), all }
    },
    async ask() {
      const all = await dictionariesOf(locale)
      return { links: await readServer('lookUp', { locale, word: head }, {}), all }
    },
  })
  if (found.kind !== 'here') return []
  const { links, all } = found.data
  return links
    .filter((link) => link.abbr !== abbr)
    .map((link) => ({
      ...link,
      name: all.find((row) => row.abbreviation === link.abbr)?.summary.name ?? link.abbr,
    }))
}

async function dictionariesOf(locale: string) {
  const rows = await database.packs.toArray()
  return rows.filter(({ summary, removedAt }) => removedAt === undefined && isDictionaryOf(summary, locale))
}
