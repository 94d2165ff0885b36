/** The order in which commentaries are offered, and which of them is read before somebody chose one. Pure. */
import type { PackSummary } from '#core/contract/content/answers'
import { languageOf } from '#core/words/language'

type Titled = Pick<PackSummary, 'name' | 'locale'>

/** Those in the language of the interface first, then the rest; both by title. */
export function inOrder<One extends Titled>(commentaries: readonly One[], language: string): One[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return commentaries.toSorted(
    (one, other) =>
      Number(isIn(other, language)) - Number(isIn(one, language)) || compare(one.name, other.name),
  )
}

/** Of commentaries in their order: one in the language of the interface, else of the text, else the first. */
export function firstRead<One extends Titled>(
  ordered: readonly One[],
  language: string,
  ofText: string,
): One | undefined {
  const inLanguage = (wanted: string) => ordered.find((one) => isIn(one, wanted))
  return inLanguage(language) ?? inLanguage(ofText) ?? ordered[0]
}

function isIn({ locale }: Titled, language: string): boolean {
  return languageOf(locale) === languageOf(language)
}
