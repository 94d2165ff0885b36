/** All topics of the library: from this device if all packs with topics are here, else from the server, page by page. */
import { topicsAtOnce, topicsPage } from '#core/content/reading/topics'
import type { TopicRow } from '#core/contract/content/answers'
import { withOwnTopics } from '#core/finder/own-topics'
import { type KnownContent, useContent } from '../../model/contents/use-content'
import { pageFinder } from '../../model/finder/page-finder'
import { readServer } from '../../platform/client/read-server'
import { useLocale } from '../../platform/language/use-locale'
import { database } from '../../platform/local/database'

export function useTopics(): KnownContent<TopicRow[]> {
  const locale = useLocale()
  return useContent({
    key: `topics ${locale}`,
    async stored(source) {
      const rows = await database.packs.toArray()
      const packs = rows.filter(
        ({ summary, removedAt }) => summary.kind === 'topics' && removedAt === undefined,
      )
      const here = packs.filter(({ manifest }) => manifest)
      if (here.length < packs.length && navigator.onLine) return undefined
      const all = withOwnTopics(source, locale, pageFinder)
      return await allPages(async (page) => await topicsPage(all, '', page))
    },
    ask: async () => await allPages(async (page) => await readServer('topics', {}, { page: String(page) })),
  })
}

async function allPages(
  pageOf: (page: number) => Promise<{ topics: TopicRow[]; total: number }>,
): Promise<TopicRow[]> {
  const first = await pageOf(0)
  const rest = Array.from({ length: Math.ceil(first.total / topicsAtOnce) - 1 }, (_, index) => index + 1)
  const pages = await Promise.all(rest.map(pageOf))
  return [first, ...pages].flatMap(({ topics }) => topics)
}
