/** Addresses of contents: what a pack's kind is called in them, and the words for people in front of the number that counts. */
import type { KnownContents } from '../../contract/address/contents/known-contents'
import type { ResourceProvider } from '../../contract/address/contents/resource-address'
import { type Topic, topicPath } from '../../contract/address/contents/topic-address'
import type { PackSummary } from '../../contract/content/answers'
import type { ContentKind } from '../../contract/content/kinds'
import { entries } from '../../verse-of-day/entries'
import { headKey } from '../model/head-key'

/** Topics and plans have addresses of their own, cross references and words those of the chapters they belong to. */
export const providerOf = {
  dictionary: 'dictionary',
  commentary: 'commentary',
  graphics: 'graphic',
  videos: 'video',
  topics: undefined,
  plans: undefined,
  references: undefined,
  words: undefined,
} as const satisfies Record<ContentKind, ResourceProvider | undefined>

/** Words for people: `mount-of-olives`. Letters of any script, no signs of addresses; `-` for a head without letters. */
export function slugOf(head: string): string {
  return headKey(head).replaceAll(' ', '-').slice(0, 80) || '-'
}

/** `/dictionary/EASTON/aaron/12`, decoded. */
export function articlePath(
  { abbr, kind }: Pick<PackSummary, 'abbr' | 'kind'>,
  id: number,
  head: string,
): string {
  const provider = providerOf[kind]
  const slug = slugOf(head)
  // A number in the place of the title would be taken for the id.
  return `/${provider ?? 'dictionary'}/${abbr}/${/^\d+$/.test(slug) ? `${slug}-` : slug}/${id}`
}

/** `/topic/love/1000012`, decoded. */
export function topicAddress({ id, title }: { id: number; title: string }): string {
  return topicPath({ id, word: slugOf(title) })
}

/**
 * Packs, topics and plans that addresses may name. `ownTopics`: numbers of ours, with a word in each language; verses of the day are the
 * same everywhere.
 */
export function knownContentsOf(
  packs: readonly Pick<PackSummary, 'abbr' | 'kind'>[],
  topics: readonly { id: number; title: string; otherIds: readonly number[] }[],
  plans: KnownContents['plans'],
  ownTopics: Iterable<number>,
): KnownContents {
  const known = new Map<number, Topic>([...ownTopics].map((id) => [id, { id }]))
  for (const { id, title, otherIds } of topics) {
    const topic = { id, word: slugOf(title) }
    for (const one of [id, ...otherIds]) known.set(one, topic)
  }
  return {
    resources: new Map(
      packs.flatMap(({ abbr, kind }): [string, ResourceProvider][] => {
        const provider = providerOf[kind]
        return provider ? [[abbr.toUpperCase(), provider]] : []
      }),
    ),
    plans,
    topics: known,
    verses: entries,
  }
}
