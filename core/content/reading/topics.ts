/** Topics of all packs: those of one title are one topic, with the packs it comes from named. */
import type { Topic, TopicRow, TopicsPage } from '../../contract/content/answers'
import { languageOf } from '../../words/language'
import { headKey } from '../model/head-key'
import type { ContentSource, OpenPack } from './content-source'
import { headIndexOf } from './head-index'

/** Topics on a page of the list. */
export const topicsAtOnce = 500
/** Articles a pack may have: numbers of topics of different packs never meet. */
const articlesPerPack = 1_000_000

/** The address of a topic: of the first pack that has it. */
export function topicId(pack: OpenPack, article: number): number {
  return pack.summary.number * articlesPerPack + article
}

interface MergedTopic extends TopicRow {
  key: string
  places: { pack: OpenPack; article: number }[]
  /** Some pack has places for it; others are only led on from. */
  hasPlaces: boolean
}

const made = new WeakMap<object, Promise<MergedTopic[]>>()

/** Made once for each state of the library. */
async function topicsOf(source: ContentSource): Promise<MergedTopic[]> {
  const all = await source.packs()
  const known = made.get(all)
  if (known) return await known
  const making = mergeTopics(all)
  made.set(all, making)
  return await making
}

async function mergeTopics(all: readonly OpenPack[]): Promise<MergedTopic[]> {
  const packs = all.filter(({ summary }) => summary.kind === 'topics')
  const inOrder = packs.toSorted((one, other) => one.summary.number - other.summary.number)
  const byKey = new Map<string, MergedTopic>()
  for (const pack of inOrder) {
    const { rows } = await headIndexOf(pack)
    for (const { id, head, isEmpty = false } of rows) {
      const key = headKey(head)
      const place = { pack, article: id }
      const known = byKey.get(key)
      if (!known)
        byKey.set(key, {
          key,
          id: topicId(pack, id),
          title: head,
          packs: [pack.summary.abbr],
          places: [place],
          hasPlaces: !isEmpty,
        })
      else {
        known.places.push(place)
        known.hasPlaces ||= !isEmpty
        if (!known.packs.includes(pack.summary.abbr)) known.packs.push(pack.summary.abbr)
      }
    }
  }
  const isForeign = foreignTo(packs[0]?.summary.locale, inOrder)
  return [...byKey.values()].sort(
    (one, other) =>
      Number(isForeign(one)) - Number(isForeign(other)) ||
      (one.key < other.key ? -1 : one.key > other.key ? 1 : 0),
  )
}

/** Whether no pack that has a topic is in the reader's language: that of the first pack, which is our own (core/content/reading/own-topics). */
function foreignTo(locale: string | undefined, packs: readonly OpenPack[]): (entry: MergedTopic) => boolean {
  const own = new Set(
    packs.flatMap(({ summary }) =>
      languageOf(summary.locale) === languageOf(locale ?? '') ? [summary.abbr] : [],
    ),
  )
  return ({ packs: having }) => !having.some((abbr) => own.has(abbr))
}

/** Every topic with all numbers that lead to it. */
export async function topicNumbers(
  source: ContentSource,
): Promise<{ id: number; title: string; otherIds: number[] }[]> {
  return (await topicsOf(source)).map(({ id, title, places }) => ({
    id,
    title,
    otherIds: places.map(({ pack, article }) => topicId(pack, article)),
  }))
}

/** The topics with places that begin like `prefix`, those in the reader's language first, by title; `page` from 0. */
export async function topicsPage(source: ContentSource, prefix: string, page: number): Promise<TopicsPage> {
  const key = headKey(prefix)
  const found = (await topicsOf(source)).filter((entry) => entry.hasPlaces && entry.key.startsWith(key))
  const topics = found
    .slice(page * topicsAtOnce, (page + 1) * topicsAtOnce)
    .map(({ id, title, packs }) => ({ id, title, packs }))
  return { topics, total: found.length }
}

/** A topic by its own number or that of any article that has its title; undefined where there is none. */
export async function topicOf(source: ContentSource, id: number): Promise<Topic | undefined> {
  const entries = await topicsOf(source)
  const idOf = new Map(
    entries.flatMap((entry) =>
      entry.places.map(({ pack, article }): [number, MergedTopic] => [topicId(pack, article), entry]),
    ),
  )
  const entry = idOf.get(id)
  if (!entry) return undefined
  const sources = entry.places.map(async ({ pack, article }) => {
    const [read] = await pack.articles([article])
    if (!read) return []
    const linked = (read.groups ?? []).flatMap(({ see }) => see.flatMap(({ id: to }) => to ?? []))
    const see = [...new Set(linked)].flatMap((to) => {
      const topic = idOf.get(topicId(pack, to))
      return topic ? [{ article: to, topic: topic.id }] : []
    })
    return [{ pack: pack.summary, article: read, see }]
  })
  return { id: entry.id, title: entry.title, sources: (await Promise.all(sources)).flat() }
}
