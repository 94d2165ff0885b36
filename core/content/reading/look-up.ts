/** A word looked up in dictionaries: its own article or none, never that of a neighbour. */
import type { ArticleLink } from '../../contract/content/answers'
import { headKey } from '../model/head-key'
import { linkTo } from './chapter-articles'
import type { ContentSource, OpenPack } from './content-source'
import { headIndexOf } from './head-index'

/** Words of a selection with what stands around it, from long to short. */
export type Candidates = readonly string[]

/**
 * Articles under the first of `candidates` that a dictionary of the language has; `formsOf` gives other forms of a single word, such as
 * its stem, tried when no candidate stands as it is.
 */
export async function lookUp(
  source: ContentSource,
  locale: string,
  candidates: Candidates,
  formsOf: (key: string) => string = (key) => key,
): Promise<ArticleLink[]> {
  const packs = (await source.packs()).filter(
    ({ summary }) => summary.kind === 'dictionary' && languageOf(summary.locale) === languageOf(locale),
  )
  for (const candidate of candidates) {
    const found = await exactly(packs, headKey(candidate))
    if (found.length > 0) return found
  }
  const forms = new Set(candidates.map((candidate) => formsOf(headKey(candidate))))
  const found = packs.map(async (pack) => {
    const { rows } = await headIndexOf(pack)
    return rows.filter(({ head }) => forms.has(formsOf(headKey(head)))).map((row) => linkTo(pack, row))
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
