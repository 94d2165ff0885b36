/**
 * The shape of a sentence of a model: plain words in one line. Signs that could stand for a quotation, a heading, a list, a link
 * or an element are not taken out but make the sentence go: the rest would say something else.
 */
import type { RemovedReason } from '../../../contract/assistant/answer'
import { hasDressedLetters, hasMixedWord, hasSpacedLetters } from '../text/fold-text'

/** Every sign a sentence may have besides letters, digits and spaces; all others could be marks of a quotation. */
const plainSigns = new Set('.,;!?…،؛؟-–—־()%&€$£₪°/+\u200c')
/** Apostrophes, geresh and gershayim: only within or behind a word. */
const inWord = new Set('\'’ʼʻ׳״"')
const address =
  /[a-z][a-z\d+.-]*:\/\/|\b(?:www|ftp)\.|[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:\p{L}|\d)\.(?:com|org|net|info|io|ai|app|dev|xyz|site|online|example|co|uk|de|fr|es|it|pt|br|ru|cn|ir|il|eu|me|tv|link|bible|church)(?![\p{L}\d])|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|\b(?:javascript|data|mailto|hxxps?):|\[\.\]/iu
const element = /<\s*[/!?]?\s*[a-z]|&(?:#\w+|[a-z]+\d*);|!\[|\]\(|```|\|/iu

/** Undefined where the shape is that of a plain sentence. */
export function formFault(sentence: string): RemovedReason | undefined {
  if (address.test(sentence)) return 'link'
  if (element.test(sentence)) return 'markup'
  if (/^\s*(?:[#>*•‣◦·▪+=~_|–—-]|\(?\p{Nd}{1,2}\)\s)/u.test(sentence)) return 'markup'
  if (hasDressedLetters(sentence) || hasMixedWord(sentence) || hasSpacedLetters(sentence)) return 'markup'
  if (hasForeignSign(sentence) || hasShouting(sentence)) return 'quotation'
  return undefined
}

/** Emphasis of one word, and marks around one word, are taken off: “grace”, *agape*. */
export function withoutMarksOfOne(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{M}\p{N}])(?:\*\*|__|[*_`"“”„«»‹›״]\s?)([\p{L}\p{M}\u200c]+)(?:\*\*|__|\s?[*_`"“”„«»‹›״])(?![\p{L}\p{M}\p{N}])/gu,
    '$1',
  )
}

function hasForeignSign(sentence: string): boolean {
  const signs = Array.from(sentence)
  return signs.some((sign, at) => {
    if (/[\p{L}\p{M}\p{N}\s]/u.test(sign) || plainSigns.has(sign)) return false
    // A time; two numbers of a place are looked for elsewhere.
    if (sign === ':' && /\p{Nd}/u.test(signs[at - 1] ?? '') && /\p{Nd}/u.test(signs[at + 1] ?? ''))
      return false
    return !inWord.has(sign) || !isInWord(sign, signs[at - 1] ?? '', signs[at + 1] ?? '', signs[at + 2] ?? '')
  })
}

function isInWord(sign: string, before: string, after: string, second: string): boolean {
  const isLetter = (one: string) => /[\p{L}\p{M}]/u.test(one)
  if (sign === '״' || sign === '"') return /[א-ת]/.test(before) && /[א-ת]/.test(after) && !isLetter(second)
  if (sign === '׳') return /[א-ת]/.test(before)
  // `the disciples’ way`: only an s is followed by nothing.
  return isLetter(before) && (isLetter(after) || /[sxzßSXZ]/.test(before))
}

/** Several words in capitals read as somebody's. */
function hasShouting(sentence: string): boolean {
  return /(?:(?<!\p{L})\p{Lu}{2,}(?!\p{L})\W+){2,}\p{Lu}{2,}(?!\p{L})/u.test(sentence)
}
