/**
 * What is shown first of a theme to somebody who tells of themself: of the passages that people have chosen for it, the one that
 * helps, not the one that forbids.
 */
import type { Entry, EntryPassage } from '../../finder/entry'
import { passageRange } from '../../scripture/table-range'

/** Of the numbering `eng`, each among the passages of its entry. */
export const kindPassages: Readonly<Record<string, string>> = {
  T006: 'LAM 3:19-26', // despair
  T009: 'ISA 49:14-16', // abandoned
  T072: '1CO 10:13', // alcoholism
  T074: 'ROM 7:15-25', // addiction
  T076: 'GAL 5:16-25', // pornography
  T086: 'PSA 68:6', // singleness
  T094: 'JHN 8:1-11', // adultery
  T095: 'ISA 54:4-8', // divorce
  T110: 'PSA 103:8-14', // abortion
  T118: 'PSA 68:5', // fathers
  T122: 'GEN 33:1-11', // family conflict
  T123: 'GEN 33:1-11', // siblings
  T141: 'DEU 10:18-19', // refugees
  T162: 'HEB 13:5', // money
  T163: '2KI 4:1-7', // debt
  T174: 'GEN 39:1-6', // boss
  T183: 'LUK 19:8-9', // stealing
  T185: 'LUK 18:9-14', // hypocrisy
  T207: 'PSA 121:8', // moving house
  T236: 'ROM 8:18-23', // suffering
  T240: 'JHN 6:37', // the sin that is not forgiven
  T311: 'PSA 36:6', // animals
  T336: 'ROM 8:26-27', // prayer
  T341: 'PSA 22:1-2', // unanswered prayer
}

/**
 * Judgement and punishment: for a question of the library, not for somebody who is afraid of them. And what somebody in danger
 * names, who gets another answer: to anybody else it would be a wrong one.
 */
const unkind: ReadonlySet<string> = new Set([
  'T057',
  'T058',
  'T059',
  'T100',
  'T148',
  'T220',
  'T235',
  'T241',
  'T298',
  'T304',
  'T359',
])

export function isKind(id: string): boolean {
  return !unkind.has(id)
}

/** Undefined where the best passage is also the kind one. */
export function kindPassage({ id, passages }: Entry): EntryPassage | undefined {
  const wanted = kindPassages[id]
  if (wanted === undefined) return undefined
  const { from, to } = passageRange(wanted)
  return passages.find((one) => one.from === from && one.to === to)
}
