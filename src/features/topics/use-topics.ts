/** Topics of the library and our own: one, or all of them. */
import { topicOf, topicsAtOnce, topicsPage } from '#core/content/reading/topics'
import type { Topic, TopicRow } from '#core/contract/content/answers'
import { withOwnTopics } from '#core/finder/own-topics'
import { areHere, knownPacks } from '../../model/contents/known-packs'
import { type KnownContent, only, useWanted } from '../../model/contents/use-wanted'
import { pageFinder } from '../../model/finder/page-finder'
import { useLocale } from '../../platform/language/use-locale'

export function useTopics(): KnownContent<TopicRow[]> {
  const locale = useLocale()
  return useWanted({
    key: `topics ${locale}`,
    async fromPacks(source) {
      const all = withOwnTopics(source, locale, pageFinder)
      const data: TopicRow[] = []
      for (let page = 0, total = 1; page * topicsAtOnce < total; page += 1) {
        const found = await topicsPage(all, '', page)
        total = found.total
        data.push(...found.topics)
      }
      return { data, isWhole: await areTopicsHere() }
    },
    call: 'topics',
    asked: [{ params: {}, query: {} }],
    fromServer: ([answer]) => answer?.topics ?? [],
  })
}

export function useTopic(id: number): KnownContent<Topic> {
  const locale = useLocale()
  return useWanted({
    key: `topic ${id} ${locale}`,
    async fromPacks(source) {
      const data = await topicOf(withOwnTopics(source, locale, pageFinder), id)
      return data && { data, isWhole: await areTopicsHere() }
    },
    call: 'topic',
    asked: [{ params: { id: String(id) }, query: {} }],
    fromServer: only,
  })
}

/** Our own always are. */
async function areTopicsHere(): Promise<boolean> {
  return areHere(await knownPacks(({ kind }) => kind === 'topics'))
}
