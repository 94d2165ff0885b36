/** The verse on the cover of each of our plans: of what it reads, and another one for each. */
import type { Range } from '../../contract/content/article'
import { passageRange } from '../../scripture/table-range'
import type { OwnPlanKey } from './own-plans'

const verses = {
  'mark-in-a-week': 'MRK 1:15',
  'prayers-in-a-week': 'MAT 6:6',
  'psalms-in-a-month': 'PSA 1:3',
  'proverbs-by-the-day': 'PRO 3:5',
  gospels: 'JHN 1:14',
  'new-testament': '2CO 5:17',
  'bible-in-a-year': 'GEN 1:1',
  'bible-in-two-years': 'PSA 119:105',
  mcheyne: 'MAT 4:4',
  chronological: 'ECC 3:1',
} satisfies Record<OwnPlanKey, string>

export function coverVerse(key: OwnPlanKey): Range {
  return passageRange(verses[key])
}
