/**
 * The passage of a theme that somebody who tells of themself sees first: of those that people have chosen for it, the one that
 * helps, not the one that forbids.
 */
import type { Entries, Entry, EntryPassage } from '../../finder/entry'
import { passageRange } from '../../scripture/table-range'

/** Of the numbering `eng`, each among the passages of its entry. */
export const kindPassages: Readonly<Record<string, string>> = {
  T006: 'LAM 3:19-26', // despair
  T009: 'ISA 49:14-16', // abandoned
  T072: '1CO 10:13', // alcoholism
  T074: 'ROM 7:15-25', // addiction
  T075: '1CO 10:13', // gambling
  T076: '1CO 10:13', // pornography
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
  T171: 'PSA 90:17', // work
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
  'T407',
])

export function isKind(id: string): boolean {
  return !unkind.has(id)
}

/** Entries of sin: they lead to forgiveness, not to comfort. */
const ofSin: ReadonlySet<string> = new Set(['T238', 'T241'])
const comfort = 'T034'
const forgiveness = 'T013'

/** The entry without what must not be said to somebody who tells of themself; comfort where nothing is left of it. */
export function forLife(entry: Entry, entries: Entries): Entry | undefined {
  const passages = entry.passages.filter(({ isHard }) => !isHard)
  if (passages.length === entry.passages.length) return entry
  if (passages.length > 0) return { ...entry, passages }
  const general = entries.get(ofSin.has(entry.id) ? forgiveness : comfort)
  return general && forLife(general, entries)
}

/** Undefined where the best passage is also the kind one. */
export function kindPassage({ id, passages }: Entry): EntryPassage | undefined {
  const wanted = kindPassages[id]
  if (wanted === undefined) return undefined
  const { from, to } = passageRange(wanted)
  return passages.find((one) => one.from === from && one.to === to)
}
