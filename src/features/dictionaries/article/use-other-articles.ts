/** Articles of other dictionaries of its language under the head of an article. */
import { isDictionaryOf, lookUp } from '#core/content/reading/look-up'
import type { ArticleLink, ArticlePage } from '#core/contract/content/answers'
import { areHere, knownPacks } from '../../../model/contents/known-packs'
import { useWanted } from '../../../model/contents/use-wanted'

export interface OtherArticle extends ArticleLink {
  /** Of the dictionary. */
  name: string
}

/** Characters that the server takes. */
const longestWord = 100

/** Of other dictionaries of the language under exactly this head. */
export function useOtherArticles({ abbr, locale }: ArticlePage['pack'], head: string): OtherArticle[] {
  const found = useWanted({
    key: `others ${abbr} ${head}`,
    async fromPacks(source) {
      const all = await dictionariesOf(locale)
      const isAlone = all.every((row) => row.abbreviation === abbr)
      if (isAlone || head.length > longestWord) return { isWhole: true, read: () => ({ links: [], all }) }
      return {
        isWhole: areHere(all),
        read: async () => ({ links: await lookUp(source, locale, [head]), all }),
      }
    },
    call: 'lookUp',
    asked: [{ params: { locale, word: head }, query: {} }],
    fromServer: async ([links = []]) => ({ links, all: await dictionariesOf(locale) }),
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

const dictionariesOf = async (locale: string) =>
  await knownPacks((summary) => isDictionaryOf(summary, locale))
