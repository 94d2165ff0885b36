/**
 * The key under which terms are compared: Hebrew and Persian have no stemmer, so common endings and the letters written before a
 * word are left out. Both sides are cut alike, so a wrong cut does little harm. Pure.
 */
import type { Locale } from '../../contract/locales'
import { withoutPrefixLetter } from '../../words/prefix-letters'

export function keyOf(term: string, locale: Locale): string {
  if (locale === 'he') return hebrew(term)
  if (locale === 'fa') return persian(term)
  return withoutPrefixLetter(term, locale, 3)
}

/** Terms have no vowel letters and no final letters: -im is מ, -ot and -ti are ת. */
function hebrew(term: string): string {
  const bare = term.length > 4 ? term.replace(/^ו/, '') : term
  const begun = withoutPrefixLetter(bare, 'he', 2)
  return begun.length > 3 ? begun.replace(/[מתהנכ]$/, '') : begun
}

const persianBegin = /^(?:ن?مي|بي)(?=.{3})/u
const persianEnd = /(?:هايم|هايش|هايت|هاي|ها|يم|ام|ان|ات|ند|[متشي])$/u
const leastPersian = 3

function persian(term: string): string {
  const begun = term.replace(persianBegin, '')
  const cut = begun.replace(persianEnd, '')
  return cut.length >= leastPersian ? cut : begun
}
