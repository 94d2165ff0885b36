/** Whether a question asks what the Bible says of something, and tells nothing of the one who asks. Pure. */
import type { Locale } from '../../contract/locales'
import { questionWords } from '../../languages/questions'

/** A longer question tells more than it asks. */
const mostWords = 9

export function isAskedOfBible(question: string, locale: Locale): boolean {
  const asked = question.trim()
  const { frame, own } = questionWords[locale].ofBible
  return asked.split(/\s+/).length <= mostWords && frame.test(asked) && !own.test(asked)
}
