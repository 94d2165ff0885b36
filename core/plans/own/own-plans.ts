/** The plans this app brings along, computed from the canon. Their texts are messages of the group `plans`. */
import { addDays } from '../../calendar/day'
import type { Range } from '../../contract/content/article'
import type { PlanRule } from '../../contract/members/plan-rules'
import { passageRange } from '../../scripture/table-range'
import type { Plan } from '../plan'
import { balanced, chaptersOf } from './balanced'
import { wordsOfRanges } from './chapter-words'
import { chronologicalOrder } from './chronological'
import { joinedRanges } from './joined-ranges'
import { mcheyneDays } from './mcheyne'

/** Their keys, in the order of the list: newcomers first. Keys are in what members keep and never change. */
export const ownPlanKeys = [
  'mark-in-a-week',
  'prayers-in-a-week',
  'psalms-in-a-month',
  'proverbs-by-the-day',
  'gospels',
  'new-testament',
  'bible-in-a-year',
  'bible-in-two-years',
  'mcheyne',
  'chronological',
] as const
export type OwnPlanKey = (typeof ownPlanKeys)[number]

interface OwnPlan {
  /** At the end of its address; never changes. */
  number: number
  rule: PlanRule
  /** Sections have names of their own. */
  hasTitles?: true
  /** The passages of each section. */
  sections: () => (readonly Range[])[]
}

/** A week in which a newcomer reads a Gospel: by its own breaks, not by words. */
const mark = ['MRK 1-2', 'MRK 3-4', 'MRK 5-6', 'MRK 7-8', 'MRK 9-10', 'MRK 11-13', 'MRK 14-16']

/** How Jesus teaches to pray, Hannah, Solomon, out of the depths, songs of joy, how Jesus prays, Paul. Each day has a title of its own. */
const prayers = [
  'MAT 6:5-15|LUK 11:1-13|LUK 18:1-14|PSA 103',
  '1SA 1|1SA 2:1-11',
  '1KI 3:3-15|1KI 8:22-53',
  'PSA 13|PSA 22|PSA 51|PSA 130',
  'LUK 1:26-56|LUK 1:57-80|LUK 2:22-38',
  'JHN 17|MRK 14:32-42|LUK 23:33-49',
  'EPH 1:3-23|EPH 3:14-21|PHP 1:3-11|COL 1:3-14',
]

const table: Readonly<Record<OwnPlanKey, OwnPlan>> = {
  'mark-in-a-week': { number: 1, rule: 'day', sections: () => listed(mark) },
  'prayers-in-a-week': { number: 2, rule: 'day', hasTitles: true, sections: () => listed(prayers) },
  'psalms-in-a-month': { number: 3, rule: 'day', sections: () => spread(chaptersOf(19, 19), 30) },
  'proverbs-by-the-day': {
    number: 4,
    rule: 'dayOfMonth',
    sections: () => chaptersOf(20, 20).map((chapter) => [chapter]),
  },
  gospels: { number: 5, rule: 'day', sections: () => spread(chaptersOf(40, 43), 40) },
  'new-testament': { number: 6, rule: 'day', sections: () => spread(chaptersOf(40, 66), 90) },
  'bible-in-a-year': { number: 7, rule: 'day', sections: () => spread(chaptersOf(1, 66), 365) },
  'bible-in-two-years': { number: 8, rule: 'day', sections: () => spread(chaptersOf(1, 66), 730) },
  mcheyne: { number: 9, rule: 'date', sections: () => mcheyneDays().map((day) => day.map(passageRange)) },
  chronological: { number: 10, rule: 'day', sections: chronologicalOrder },
}

/** Numbers of the plans by their key, without computing one. */
export const ownPlanNumbers: ReadonlyMap<string, number> = new Map(
  ownPlanKeys.map((key) => [key, table[key].number]),
)

const made = new Map<OwnPlanKey, Plan>()

/** A plan by its key; computed once. */
export function ownPlan(key: OwnPlanKey): Plan {
  const known = made.get(key)
  if (known) return known
  const { number, rule, hasTitles, sections } = table[key]
  const plan: Plan = {
    key,
    number,
    rule,
    numbering: 'eng',
    sections: sections().map((ranges, index) => ({
      id: index + 1,
      title: '',
      ...(hasTitles ? { titleKey: `prayer-${index + 1}` as const } : {}),
      ranges,
      // The first section is read on 1 January of a year without a leap day.
      ...(rule === 'date' ? { date: addDays('2001-01-01', index).slice(5) } : {}),
    })),
  }
  made.set(key, plan)
  return plan
}

export function isOwnPlan(key: string): key is OwnPlanKey {
  return ownPlanNumbers.has(key)
}

function spread(chapters: readonly Range[], days: number): Range[][] {
  return balanced(chapters, days, (chapter) => wordsOfRanges([chapter])).map(joinedRanges)
}

function listed(sections: readonly string[]): Range[][] {
  return sections.map((passages) => passages.split('|').map(passageRange))
}
