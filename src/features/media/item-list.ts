/** Filters and sorts pictures and videos. Pure. */

import { headKey } from '#core/content/model/head-key'
import { wordsOf } from '#core/contract/content/article'
import type { Item } from './use-items'

export const itemSorts = ['title', 'place'] as const
export type ItemSort = (typeof itemSorts)[number]

/** `words`: to be found in the title or the caption; `abbreviations`: those of the chosen packs, empty for all. */
export function listedItems(
  items: readonly Item[],
  {
    words,
    sort,
    abbreviations,
    locale,
  }: { words: string; sort: string; abbreviations: readonly string[]; locale: string },
): Item[] {
  const key = headKey(words)
  const isWanted = ({ pack, article }: Item) =>
    (abbreviations.length === 0 || abbreviations.includes(pack.abbr)) &&
    (key === '' || headKey(`${article.head} ${wordsOf(article.parts)}`).includes(key))
  const collator = new Intl.Collator(locale, { numeric: true })
  const byTitle = (one: Item, other: Item) => collator.compare(one.article.head, other.article.head)
  const byPlace = (one: Item, other: Item) => placeOf(one) - placeOf(other) || byTitle(one, other)
  const isOwn = ({ pack }: Item) => Number(pack.locale.split('-')[0] === locale)
  const inOrder = sort === 'place' ? byPlace : byTitle
  return items.filter(isWanted).sort((one, other) => isOwn(other) - isOwn(one) || inOrder(one, other))
}

/** Sort key of an item; items without a place come last. */
function placeOf({ article: { at: [first] = [] } }: Item): number {
  return first?.from ?? Number.POSITIVE_INFINITY
}
