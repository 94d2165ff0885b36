/** What a plan is made of, in words: its passages, or the name of the topic or the tag they came from. */
import type { TFunction } from 'i18next'
import type { MadeSource } from '#core/contract/members/made-plan'
import { placesIn } from '#core/plans/made/made-plan'
import type { Places } from '../../../../model/contents/text/use-places'

/** Passages that are named; of more their number is said. */
const mostNamed = 5

export function sourceLabel(
  { name, ranges }: MadeSource,
  places: Places | undefined,
  t: TFunction<'planning'>,
): string {
  if (name !== undefined) return name
  const all = placesIn(ranges)
  const named = all.slice(0, mostNamed).map((range) => places?.labelOf(range) ?? '…')
  const rest = all.length - named.length
  return [...named, ...(rest > 0 ? [t('planning:andMore', { count: rest })] : [])].join(' · ')
}
