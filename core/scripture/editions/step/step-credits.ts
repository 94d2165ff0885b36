/** Title, licence and names that the head of a STEPBible table states: they must be named wherever its data is shown. */
import type { NamedVerse } from '../../../originals/named-words'

export interface StepCredits {
  /** Empty where the head says none. */
  title: string
  licence: string
  attribution: string
}

export interface StepTable extends StepCredits {
  verses: NamedVerse[]
}

const longestHead = 20_000

export function stepCredits(head: string): StepCredits {
  const text = head.slice(0, longestHead)
  const licence = /\bCC BY(-SA)?(?: (\d\.\d))?/.exec(text)
  const kept = /keep the names? ([^\n]*)/.exec(text)?.[1] ?? ''
  const names = [...kept.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, name = '']) => name)
  const credited = names.length > 0 ? names : /STEPBible/i.test(text) ? ['STEPBible.org'] : []
  return {
    title: titleIn(text),
    licence: licence ? `CC BY${licence[1] ?? ''} ${licence[2] ?? '4.0'}` : '',
    attribution: credited.join(', '),
  }
}

/** `TTArabicSVD - Translation Tags etc. for the OT of the Arabic SVD Bible - STEPBible.org` is the Arabic SVD Bible. */
function titleIn(head: string): string {
  const [, title = ''] = /^[^\n]* - ([^\n]*?) - STEPBible/.exec(head) ?? []
  return title.replace(/^.* of (?:the )?/, '')
}
