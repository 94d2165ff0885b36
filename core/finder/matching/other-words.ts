/** Words that people use for one another: grandma for grandmother, headstone for grave. */
import type { Locale } from '../../contract/locales'
import { otherWords } from '../../languages/other-words'
import type { NameTerms } from './name-terms'

/** Another word as it is written, its stem, and whether it is only near. */
export interface OtherWord {
  text: string
  term: string
  isNear: boolean
}

/** Of the term of a word. */
export type OtherWords = (term: string) => readonly OtherWord[]

export async function loadOtherWords(locale: Locale, termsOf: NameTerms): Promise<OtherWords> {
  const { otherWords: groups } = await otherWords[locale]()
  const read = groups
    .trim()
    .split('\n')
    .map((line) => {
      const isNear = line.startsWith('~')
      return line.split(' ').flatMap((text): OtherWord[] => {
        const [one, another] = termsOf(text)
        return one && !another ? [{ text, term: one.term, isNear }] : []
      })
    })
  const having = new Map<string, number[]>()
  for (const [at, group] of read.entries())
    for (const { term } of group) having.set(term, [...(having.get(term) ?? []), at])
  return (term) => {
    const others = (having.get(term) ?? []).flatMap((at) => read[at] ?? []).filter((one) => one.term !== term)
    const best = new Map<string, OtherWord>()
    for (const one of others) if (!best.has(one.text) || !one.isNear) best.set(one.text, one)
    return [...best.values()]
  }
}
