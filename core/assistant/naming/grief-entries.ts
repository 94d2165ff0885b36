/** Entries of the finder for those who mourn, and which of them are for one sorrow only. */
import type { Locale } from '../../contract/locales'
import { questionWords } from '../../languages/questions'
import { phraseOf } from './spoken-words'

/** For anybody who mourns; a word that it has names no sorrow of its own. */
export const anyGrief = 'T026'
/** Of one kind of death: wrong for everybody else who mourns. */
const ofOneDeath: ReadonlySet<string> = new Set([
  'T027', // of a child
  'T028', // of a child that was not born alive
  'T029', // of a husband or wife
  'T033', // near
  'T056', // by one's own hand
  'T311', // of an animal
])
/** For a day or a question of those who mourn. */
const ofOccasion: ReadonlySet<string> = new Set([
  'T201', // funeral
  'T310', // reunion in heaven
  'T392', // remembering the dead
])
const comfort = 'T034'
const remembrance = 'T392'

/** Other sorrows that nobody may be taken to have who has not said so. */
const ofOneSorrow: ReadonlySet<string> = new Set([
  'T060', // mental illness
  'T061', // eating disorder
  'T064', // cancer
  'T068', // dementia
  'T072', // alcoholism
  'T074', // addiction
  'T076', // pornography
  'T083', // masturbation
  'T094', // adultery
  'T095', // divorce
  'T096', // remarriage
  'T099', // heartbreak
  'T104', // prostitution
  'T105', // rape
  'T106', // violence at home
  'T107', // abuse
  'T108', // infertility
  'T110', // abortion
  'T112', // a child by medicine
  'T119', // alone with children
  'T121', // children who left the faith
  'T126', // orphans
  'T152', // prison
])

export function isOfGrief(id: string): boolean {
  return id === anyGrief || id === comfort || ofOneDeath.has(id) || ofOccasion.has(id)
}

export function isSpecificSorrow(id: string): boolean {
  return ofOneDeath.has(id) || ofOccasion.has(id) || ofOneSorrow.has(id)
}

/** Named by words that are about many other losses too: "my husband lost his job". */
const onlyInGrief: ReadonlySet<string> = new Set(['T027', 'T029'])

export function isOnlyOfGrief(id: string): boolean {
  return onlyInGrief.has(id)
}

/** A lower place comes first, whatever it scores: the sorrow that was named, mourning, what else there is for it. */
export function placeInGrief(id: string, isNamed: boolean, isMournerNamed: boolean): number {
  if (id === anyGrief) return 1
  if (!isNamed || id === comfort || id === remembrance) return 2
  return isOfGrief(id) || !isMournerNamed ? 0 : 2
}

export function saysDeath(question: string, locale: Locale): boolean {
  const said = ` ${phraseOf(question, locale)} `
  return questionWords[locale].death
    .split('|')
    .flatMap((one, at) => (at === 0 ? one.split(' ') : [one]))
    .some((one) => said.includes(` ${phraseOf(one, locale)} `))
}
