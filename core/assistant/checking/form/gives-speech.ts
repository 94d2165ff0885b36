/**
 * Whether a sentence gives words as somebody's: "Jesus said, ...", "the Lord says that ...", "..., sagt Paulus". A model tells in
 * its own words what somebody teaches; it never says what somebody said.
 */
import type { Locale } from '../../../contract/locales'
import { questionWords } from '../../../languages/questions'
import { wordsOf } from '../../compared-words'

/** Between "said" and what is said: to whom. */
const mostBetween = 4
const mostAddressed = 3
/** A sentence that ends soon behind a word of speech only leads to what comes next. */
const mostOfIntroduction = 6

export function givesSpeech(sentence: string, locale: Locale): boolean {
  const { say, that } = questionWords[locale].speech
  const words = wordsOf(sentence)
  return words.some(({ folded, start, end }, at) => {
    if (!say.test(plain(folded))) return false
    const behind = words.slice(at + 1, at + 1 + mostBetween)
    const isReported = behind.some((one, index) => that.test(plain(one.folded)) && index < mostBetween)
    // "said to them, ..."
    const gaps = [end, ...behind.slice(0, mostAddressed).map((one) => one.end)].map((from, index) =>
      sentence.slice(from, behind[index]?.start ?? sentence.length),
    )
    const before = sentence.slice(Math.max(0, start - 2), start)
    return isReported || gaps.some((gap) => /[,،;؛–—…(]|\s-\s/.test(gap)) || /[,،;؛–—]\s?$/.test(before)
  })
}

/** A sentence that only leads to another: "Jesus said.", "He answered them!" */
export function isIntroduction(sentence: string, locale: Locale): boolean {
  const words = wordsOf(sentence)
  return (
    words.length <= mostOfIntroduction &&
    words.some(({ folded }) => questionWords[locale].speech.say.test(plain(folded)))
  )
}

const plain = (folded: string) => folded.replace(/^مي/, 'مي').replace(/\u200c/g, '')
