/** Whether a sentence is in another script or language than the answer: nobody can compare it with the edition. */
import { type Locale, locales, scriptOf } from '../../../contract/locales'
import { questionWords } from '../../../languages/questions'
import { foldedWords } from '../../compared-words'

const known = locales.flatMap((locale) => {
  const words = questionWords[locale].frequent
  return words === '' ? [] : [[locale, new Set(words.split(' '))] as const]
})
/** Latin, the language of Bibles that models know by heart. */
const latin = new Set(
  'et in est ad cum quod autem deus dominus non qui quae eius sunt ut enim ex super terram erat'.split(' '),
)

/** From so many words on a sentence has some of its language. */
const fewestJudged = 5

export function isOtherLanguage(sentence: string, locale: Locale): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? []
  const script = scriptOf(locale)
  const own = sentence.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0
  if (own < letters.length * 0.7) return true
  const usual = new RegExp(
    `[\\p{Script=${script}}\\p{Script=Latn}\\p{Script=Grek}\\p{Script=Hebr}\\p{Script=Arab}]`,
    'u',
  )
  if (letters.some((letter) => !usual.test(letter))) return true
  if (hasForeignRun(sentence, script)) return true
  if (hasLettersOfOther(sentence, locale)) return true
  return script === 'Latn' && isOtherLatin(foldedWords(sentence), locale)
}

/** Two words in a row in another script are no term any more. */
function hasForeignRun(sentence: string, script: string): boolean {
  return new RegExp(
    `(?:(?!\\p{Script=${script}})\\p{L}[\\p{L}\\p{M}]*[^\\p{L}]+){2}(?!\\p{Script=${script}})\\p{L}`,
    'u',
  ).test(sentence)
}

/** Whether it is written with letters that another language in the same script has for itself. */
function hasLettersOfOther(sentence: string, locale: Locale): boolean {
  const { telling } = questionWords[locale]
  if (!telling || telling.certain?.test(sentence)) return false
  const count = (letters: RegExp) => sentence.match(letters)?.length ?? 0
  const others = locales.flatMap((one) => {
    const letters = questionWords[one].telling?.letters
    return letters && one !== locale && scriptOf(one) === scriptOf(locale) ? [count(letters)] : []
  })
  return Math.max(0, ...others) > Math.max(telling.spared, count(telling.letters))
}

function isOtherLatin(words: readonly string[], locale: Locale): boolean {
  if (words.length < fewestJudged) return false
  const share = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length
  const mine = share(known.find(([one]) => one === locale)?.[1] ?? new Set())
  const other = Math.max(share(latin), ...known.filter(([one]) => one !== locale).map(([, of]) => share(of)))
  return mine === 0 || (other > mine + 1 && other > mine * 1.7)
}
