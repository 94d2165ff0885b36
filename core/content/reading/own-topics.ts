/**
 * The entries of the finder as a pack of topics, so that a fresh library has topics: topics of packs with the same
 * title stand beside them.
 */

import type { Article } from '../../contract/content/article'
import { directionOf, type Locale } from '../../contract/locales'
import type { Entries, Entry, EntryNames } from '../../finder/entry'
import type { FinderLibrary } from '../../finder/finder-library'
import type { ContentSource, OpenPack } from './content-source'

const letters = 'SFPTX'
const perLetter = 1_000

/** The number of an entry in addresses of topics; below those of all packs. */
export function topicNumberOf(id: string): number {
  return (letters.indexOf(id.charAt(0)) + 1) * perLetter + Number(id.slice(1))
}

/** The entry of a number; undefined where there is none. */
export function entryOfTopic(number: number, entries: Entries): Entry | undefined {
  const letter = letters[Math.floor(number / perLetter) - 1] ?? ''
  return entries.get(letter + String(number % perLetter).padStart(3, '0'))
}

const combined = new WeakMap<readonly OpenPack[], Map<Locale, Promise<readonly OpenPack[]>>>()

/** The same packs after our own topics, in a language and under the product's name; without ours where their names are not here. */
export function withOwnTopics(
  source: ContentSource,
  locale: Locale,
  library: Pick<FinderLibrary, 'entries' | 'names'>,
  product: string,
): ContentSource {
  return {
    async packs() {
      const all = await source.packs()
      const known = combined.get(all) ?? new Map<Locale, Promise<readonly OpenPack[]>>()
      combined.set(all, known)
      const made = known.get(locale) ?? ownTopics(locale, library, product).then((own) => [own, ...all])
      known.set(locale, made)
      made.catch(() => known.delete(locale))
      return await made.catch(() => all)
    },
  }
}

async function ownTopics(
  locale: Locale,
  library: Pick<FinderLibrary, 'entries' | 'names'>,
  product: string,
): Promise<OpenPack> {
  const [entries, names] = await Promise.all([library.entries(), library.names(locale)])
  const listed = [...entries.values()].filter(({ id }) => names.has(id))
  const articleOf = (entry: Entry) => articleFor(entry, names)
  const { compare } = new Intl.Collator(locale)
  const heads = listed
    .map(({ id }) => ({ id: topicNumberOf(id), head: titleIn(names, id) }))
    .sort((a, b) => compare(a.head, b.head))
  return {
    summary: {
      format: 1,
      kind: 'topics',
      abbr: 'PERIKOPE',
      name: product,
      number: 0,
      locale,
      direction: directionOf(locale),
      numbering: 'eng',
      licence: 'MIT',
      attribution: '',
      sourceUrl: '',
      version: '1',
      counts: { items: listed.length, refs: 0, doubtful: 0, media: 0 },
      bytes: 0,
    },
    heads: async () => heads,
    chapters: async () => new Map(),
    articles: async (ids) => ids.flatMap((id) => entryOfTopic(id, entries) ?? []).map(articleOf),
    async *shares() {
      yield listed.map(articleOf)
    },
    ofBook: async () => [],
    words: async () => new Map(),
    lemmas: async () => [],
    occurrences: async () => undefined,
    references: async () => [],
  }
}

function articleFor({ id, passages, related }: Entry, names: EntryNames): Article {
  const ranges = passages.toSorted((a, b) => b.weight - a.weight).map(({ from, to }) => ({ from, to }))
  const see = related.map((one) => ({ text: titleIn(names, one), id: topicNumberOf(one) }))
  return {
    id: topicNumberOf(id),
    head: titleIn(names, id),
    parts: [],
    groups: [{ level: 1, title: '', ranges, see }],
  }
}

function titleIn(names: EntryNames, id: string): string {
  return names.get(id)?.[0] ?? id
}
