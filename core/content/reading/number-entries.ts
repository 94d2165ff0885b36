/** The entries of dictionaries on a word of the original, by its number: of that word or none, never of a neighbour. */
import type { ArticleLink, PackSummary } from '../../contract/content/answers'
import { bareNumber } from '../../originals/strongs-number'
import { languageOf } from '../../words/language'
import type { HeadRow } from '../model/head-key'
import { linkTo } from './chapter-articles'
import type { ContentSource, OpenPack } from './content-source'
import { oncePerPack } from './once-per-pack'

/** Whether a pack is a dictionary with entries on words of the original. */
export function isNumbered({ kind, counts }: Pick<PackSummary, 'kind' | 'counts'>): boolean {
  return kind === 'dictionary' && (counts.numbers ?? 0) > 0
}

/** Entries of all dictionaries that have one of `number`, in the order of the packs. */
export async function entriesOfNumber(source: ContentSource, number: string): Promise<ArticleLink[]> {
  const packs = (await source.packs()).filter(({ summary }) => isNumbered(summary))
  return (await Promise.all(packs.map(async (pack) => await entriesIn(pack, number)))).flat()
}

/**
 * Those of `H430G` exactly, else of `H430`. For `H430` by itself, where the dictionary only knows the words of that number
 * apart, all of them.
 */
async function entriesIn(pack: OpenPack, wanted: string): Promise<ArticleLink[]> {
  const bare = bareNumber(wanted)
  const all = (await numberIndexOf(pack)).get(bare) ?? []
  const of = (number: string) => all.filter((one) => one.number === number)
  const exact = of(wanted).length > 0 ? of(wanted) : of(bare)
  const found = exact.length > 0 || wanted !== bare ? exact : all
  // An entry of several words of the number is one.
  const rows = new Map(found.map(({ row }) => [row.id, row]))
  return [...rows.values()].map((row) => linkTo(pack, row))
}

interface NumberedRow {
  number: string
  row: HeadRow
}
type NumberIndex = ReadonlyMap<string, readonly NumberedRow[]>

/** By numbers without their letters: the keys of the heads would take many times as long. */
const numberIndexOf = oncePerPack(makeIndex)

async function makeIndex(pack: OpenPack): Promise<NumberIndex> {
  const index = new Map<string, NumberedRow[]>()
  for (const row of await pack.heads()) {
    for (const number of row.numbers ?? []) {
      const bare = bareNumber(number)
      const known = index.get(bare)
      if (known) known.push({ number, row })
      else index.set(bare, [{ number, row }])
    }
  }
  return index
}

/** Those in the reader's language first, the most wanted language first; else as they were. */
export function readersFirst(links: readonly ArticleLink[], languages: readonly string[]): ArticleLink[] {
  const wanted = languages.map(languageOf)
  const rank = ({ locale }: ArticleLink) => {
    const place = wanted.indexOf(languageOf(locale))
    return place < 0 ? wanted.length : place
  }
  return links.toSorted((one, other) => rank(one) - rank(other))
}
