/** All pictures or all videos of the library; packs on this device are read here, others at the server. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { Article } from '#core/content/model/article'
import type { ContentKind } from '#core/content/model/kinds'
import { itemsAtOnce, itemsPage } from '#core/content/reading/article-page'
import { findPack } from '#core/content/reading/content-source'
import type { ItemsPage, PackSummary } from '#core/contract/content/answers'
import { languageOf } from '#core/search/text/language'
import { type KnownContent, useContent } from '../../model/contents/use-content'
import { entryMemory, useEntryState } from '../../model/place/entry-state'
import { readServer } from '../../platform/client/read-server'
import { database } from '../../platform/local/database'

export interface Item {
  pack: PackSummary
  article: Article
}

/** The packs of a kind, live; undefined until the database has answered. */
export function usePacksOf(kind: ContentKind): readonly PackSummary[] | undefined {
  return useLiveQuery(async () => {
    const rows = await database.packs.toArray()
    const known = rows.filter(({ removedAt, isGone }) => !(isGone && removedAt !== undefined))
    return known.flatMap(({ summary }) => (summary.kind === kind ? [summary] : []))
  }, [kind])
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
  return useContent({
    key: `items ${packs.map(({ abbr, version }) => `${abbr} ${version}`).join(' ')}`,
    async stored(source) {
      const found: Item[] = []
      for (const summary of packs) {
        const pack = await findPack(source, summary.abbr)
        if (pack) found.push(...(await itemsOf(summary, async (page) => await itemsPage(pack, page))))
        // Offline the items on this device are all there are.
        else if (navigator.onLine) return undefined
      }
      return found.length > 0 || packs.length === 0 ? found : undefined
    },
    ask: async () =>
      (
        await Promise.all(
          packs.map(
            async (summary) =>
              await itemsOf(
                summary,
                async (page) =>
                  await readServer('packItems', { abbreviation: summary.abbr }, { page: String(page) }),
              ),
          ),
        )
      ).flat(),
  })
}

async function itemsOf(pack: PackSummary, pageOf: (page: number) => Promise<ItemsPage>): Promise<Item[]> {
  const first = await pageOf(0)
  const rest = Array.from({ length: Math.ceil(first.total / itemsAtOnce) - 1 }, (_, index) => index + 1)
  const pages = await Promise.all(rest.map(pageOf))
  return [first, ...pages].flatMap(({ items }) => items.map((article) => ({ pack, article })))
}
