/** All pictures or all videos of the library. */
import { useTranslation } from 'react-i18next'
import { itemsAtOnce, itemsPage } from '#core/content/reading/article-page'
import type { OpenPack } from '#core/content/reading/content-source'
import type { PackSummary } from '#core/contract/content/answers'
import type { Article } from '#core/contract/content/article'
import { languageOf } from '#core/words/language'
import { eachOfPacks } from '../../model/contents/known-packs'
import { type KnownContent, useWanted } from '../../model/contents/use-wanted'
import { entryMemory, useEntryState } from '../../model/place/entry-state'

export interface Item {
  pack: PackSummary
  article: Article
}

const allLanguages = entryMemory(false)

/**
 * Packs in the language of the interface, where there are any; `others` counts the rest until they are asked for. The same picture often
 * stands in several languages.
 */
export function useOwnLanguage(known: readonly PackSummary[]): {
  packs: readonly PackSummary[]
  others: number
  showAll: () => void
} {
  const { i18n } = useTranslation()
  const [isAll, setIsAll] = useEntryState(allLanguages)
  const own = known.filter(({ locale }) => languageOf(locale) === languageOf(i18n.language))
  const isOwnOnly = !isAll && own.length > 0
  return {
    packs: isOwnOnly ? own : known,
    others: isOwnOnly ? known.length - own.length : 0,
    showAll: () => setIsAll(true),
  }
}

export function useItems(packs: readonly PackSummary[]): KnownContent<Item[]> {
  return useWanted({
    key: `items ${packs.map(({ abbr, version }) => `${abbr} ${version}`).join(' ')}`,
    fromPacks: async (source) =>
      await eachOfPacks(source, packs, async (open, pack) => itemsIn(pack, await everyArticle(open))),
    call: 'packItems',
    asked: packs.map(({ abbr }) => ({ params: { abbreviation: abbr }, query: {} })),
    fromServer: (answers) =>
      answers.flatMap(({ items }, index) => {
        const pack = packs[index]
        return pack ? itemsIn(pack, items) : []
      }),
  })
}

function itemsIn(pack: PackSummary, articles: readonly Article[]): Item[] {
  return articles.map((article) => ({ pack, article }))
}

async function everyArticle(pack: OpenPack): Promise<Article[]> {
  const articles: Article[] = []
  for (let page = 0, total = 1; page * itemsAtOnce < total; page += 1) {
    const found = await itemsPage(pack, page)
    total = found.total
    articles.push(...found.items)
  }
  return articles
}
