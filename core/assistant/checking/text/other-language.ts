/** Whether a sentence is in another script or language than the answer: nobody can compare it with the edition. */
import type { Locale } from '../../../contract/locales'
import { foldedWords } from '../../compared-words'

const scripts = {
  de: 'Latin',
  en: 'Latin',
  es: 'Latin',
  fr: 'Latin',
  pt: 'Latin',
  it: 'Latin',
  ar: 'Arabic',
  fa: 'Arabic',
  he: 'Hebrew',
} satisfies Record<Locale, string>

/** Small words that few sentences lack; folded. */
const smallWords = {
  de: 'der die das den dem des ein eine einen einem einer und ist sind nicht von zu zum zur in im mit auf fur als auch wird werden hat haben war waren er sie es ihr ihn sich an am aus bei nach wie dass wer was uber durch um vor so',
  en: 'the a an and of to is are was were be in on for with that this it he she they his her their by from at as not or who which has have had into what how about but when',
  es: 'el la los las un una y de del que en es son se no por con para su sus al lo como fue era mas a o pero cuando quien sobre entre desde ha',
  fr: 'le la les un une des et de du est sont dans que qui en pour avec il elle ils au aux se ne pas par sur son sa ses ce cette l d a ou comme plus leur fut',
  pt: 'o a os as um uma e de do da dos das que em no na e sao nao por com para se seu sua ao como foi mais ou mas quando quem sobre ele ela entre',
  it: 'il lo la i gli le un una e di del della dei delle che in nel nella sono non per con si suo sua al alla come fu era piu o ma quando chi su da dal dalla l è',
} as const
const known = Object.entries(smallWords).map(
  ([locale, words]) => [locale, new Set(words.split(' '))] as const,
)
/** Latin, the language of Bibles that models know by heart. */
const latin = new Set(
  'et in est ad cum quod autem deus dominus non qui quae eius sunt ut enim ex super terram erat'.split(' '),
)

/** From so many words on a sentence has some of its language. */
const fewestJudged = 5
const persianAlone = /[پچژگ]/g
const arabicAlone = /[ةىإأؤئ]|(?<!\p{L})(?:ال|وال|بال)\p{L}/gu

export function isOtherLanguage(sentence: string, locale: Locale): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? []
  const own = sentence.match(new RegExp(`\\p{Script=${scripts[locale]}}`, 'gu'))?.length ?? 0
  if (own < letters.length * 0.7) return true
  if (
    letters.some(
      (letter) => !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter),
    )
  )
    return true
  if (hasForeignRun(sentence, scripts[locale])) return true
  if (locale === 'ar' || locale === 'fa') return isOtherArabic(sentence, locale)
  return scripts[locale] === 'Latin' && isOtherLatin(foldedWords(sentence), locale)
}

/** Two words in a row in another script are no term any more. */
function hasForeignRun(sentence: string, script: string): boolean {
  return new RegExp(
    `(?:(?!\\p{Script=${script}})\\p{L}[\\p{L}\\p{M}]*[^\\p{L}]+){2}(?!\\p{Script=${script}})\\p{L}`,
    'u',
  ).test(sentence)
}

function isOtherArabic(sentence: string, locale: 'ar' | 'fa'): boolean {
  const persian = sentence.match(persianAlone)?.length ?? 0
  const arabic = sentence.match(arabicAlone)?.length ?? 0
  return locale === 'ar' ? persian > arabic : arabic > 2 && persian === 0 && !/[یک\u200c]/.test(sentence)
}

function isOtherLatin(words: readonly string[], locale: Locale): boolean {
  if (words.length < fewestJudged) return false
  const share = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length
  const mine = share(known.find(([one]) => one === locale)?.[1] ?? new Set())
  const other = Math.max(share(latin), ...known.filter(([one]) => one !== locale).map(([, of]) => share(of)))
  return mine === 0 || (other > mine + 1 && other > mine * 1.7)
}
