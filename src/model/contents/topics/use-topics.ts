/** Topics of the library and our own: one, or all of them. */
import { useTranslation } from 'react-i18next'
import type { ContentSource } from '#core/content/reading/content-source'
import { withOwnTopics } from '#core/content/reading/own-topics'
import { topicOf, topicsAtOnce, topicsPage } from '#core/content/reading/topics'
import type { Topic, TopicRow } from '#core/contract/content/answers'
import { useLocale } from '../../../platform/language/use-locale'
import { pageFinder } from '../../finder/page-finder'
import { areHere, knownPacks } from '../known-packs'
import { type KnownContent, only, useWanted } from '../use-wanted'

export function useTopics(): KnownContent<TopicRow[]> {
  const locale = useLocale()
  const product = useTranslation('common').t('product')
  return useWanted({
    key: `topics ${locale}`,
    fromPacks: async (source) => ({
      isWhole: await areTopicsHere(),
      read: async () => await allTopics(withOwnTopics(source, locale, pageFinder, product)),
    }),
    call: 'topics',
    asked: [{ params: {}, query: {} }],
    fromServer: ([answer]) => answer?.topics ?? [],
  })
}

export function useTopic(id: number): KnownContent<Topic> {
  const locale = useLocale()
  const product = useTranslation('common').t('product')
  return useWanted({
    key: `topic ${id} ${locale}`,
    async fromPacks(source) {
      const data = await topicOf(withOwnTopics(source, locale, pageFinder, product), id)
      return data && { isWhole: await areTopicsHere(), read: () => data }
    },
    call: 'topic',
    asked: [{ params: { id: String(id) }, query: {} }],
    fromServer: only,
  })
}

async function allTopics(source: ContentSource): Promise<TopicRow[]> {
  const topics: TopicRow[] = []
  for (let page = 0, total = 1; page * topicsAtOnce < total; page += 1) {
    const found = await topicsPage(source, '', page)
    total = found.total
    topics.push(...found.topics)
  }
  return topics
}

/** Our own always are. */
async function areTopicsHere(): Promise<boolean> {
  return areHere(await knownPacks(({ kind }) => kind === 'topics'))
}
