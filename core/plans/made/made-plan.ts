/** A plan of a member's own as a plan like all others. Its key is the uuid of its row. */
import { isCanonical } from '../../canonical'
import type { Range } from '../../contract/content/article'
import type { MadePlan } from '../../contract/members/made-plan'
import { isUuid } from '../../contract/uuid'
import { unpackRanges } from '../../scripture/packed-ranges'
import type { Plan } from '../plan'

/** At the end of the address of each. */
export const madeNumber = 1

export function isMadeKey(key: string): boolean {
  return isUuid(key)
}

/** The key of its row. */
export function madeRow(key: string): string {
  return `mpl:${key}`
}

export function planOfMade(
  key: string,
  { rule, numbering, sections }: Pick<MadePlan, 'rule' | 'numbering' | 'sections'>,
): Plan {
  return {
    key,
    number: madeNumber,
    rule,
    numbering,
    sections: sections.map(({ id, title = '', date, ranges }, index) => ({
      id,
      title,
      ranges: placesIn(ranges),
      ...(id === index + 1 ? {} : { place: index + 1 }),
      ...(date === undefined ? {} : { date }),
    })),
  }
}

/** Ranges of a row: what is no place is left out, for rows come from other devices. */
export function placesIn(packed: string): Range[] {
  return unpackRanges(packed).filter(({ from, to }) => isCanonical(from) && isCanonical(to) && from <= to)
}
