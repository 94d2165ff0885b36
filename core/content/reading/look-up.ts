/** A word looked up in dictionaries: its own article or none, never that of a neighbour. */
import type { ArticleLink, PackSummary } from '../../contract/content/answers'
import { headKey } from '../model/head-key'
import { linkTo } from './chapter-articles'
import type { ContentSource, OpenPack } from './content-source'
import { headIndexOf } from './head-index'

/** Words of a selection with what stands around it, from long to short. */
export type Candidates = readonly string[]

/**
 * Articles under the first of `candidates` that a dictionary of the language has. `stem` belongs to the language; it is tried when no
 * candidate stands as it is.
 */
export async function lookUp(
  source: ContentSource,
  locale: string,
  candidates: Candidates,
  stem?: (word: string) => string,
): Promise<ArticleLink[]> {
  const packs = (await source.packs()).filter(({ summary }) => isDictionaryOf(summary, locale))
  for (const candidate of candidates) {
    const found = await exactly(packs, headKey(candidate))
    if (found.length > 0) return found
  }
  return stem ? await byStem(packs, candidates, stem) : []
}

/** Whether a pack is a dictionary of the language. */
export function isDictionaryOf(
  { kind, locale }: Pick<PackSummary, 'kind' | 'locale'>,
  wanted: string,
): boolean {
  return kind === 'dictionary' && languageOf(locale) === languageOf(wanted)
}

/** Ids by the stems of their heads, made once for each pack: the stem function belongs to its language. */
const stemmed = new WeakMap<object, Promise<ReadonlyMap<string, readonly number[]>>>()

async function byStem(
  packs: readonly OpenPack[],
  candidates: Candidates,
  stem: (word: string) => string,
): Promise<ArticleLink[]> {
  const stemOf = (words: string) => headKey(words).split(' ').map(stem).join(' ')
  const stemsOf = async (pack: OpenPack) => {
    const { rows } = await headIndexOf(pack)
    const ids = new Map<string, number[]>()
    for (const { id, head } of rows) {
      const key = stemOf(head)
      const known = ids.get(key)
      if (known) known.push(id)
      else ids.set(key, [id])
    }
    return ids
  }
  const found = packs.map(async (pack) => {
    const stems = stemmed.get(pack) ?? stemsOf(pack)
    stemmed.set(pack, stems)
    const known = await stems
    const { rows, placeOf } = await headIndexOf(pack)
    const [ids = []] = candidates.flatMap((candidate) => {
      const of = headKey(candidate) === '' ? undefined : known.get(stemOf(candidate))
      return of ? [of] : []
    })
    return ids.flatMap((id) => {
      const row = rows[placeOf.get(id) ?? -1]
      return row ? [linkTo(pack, row)] : []
    })
  })
  return (await Promise.all(found)).flat()
}

async function exactly(packs: readonly OpenPack[], key: string): Promise<ArticleLink[]> {
  if (key === '') return []
  const found = packs.map(async (pack) => {
    const { rows, byKey, placeOf } = await headIndexOf(pack)
    return (byKey.get(key) ?? []).flatMap((id) => {
      const row = rows[placeOf.get(id) ?? -1]
      return row ? [linkTo(pack, row)] : []
    })
  })
  return (await Promise.all(found)).flat()
}

function languageOf(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? ''
}
