/** Questions that get an honest sentence instead of a search: about the assistant, against the Bible, letters that nobody wrote. Pure. */
import { type Locale, locales } from '../../contract/locales'
import { questionWords } from '../../languages/questions'

/** Undefined for a question that may be searched for. */
export function answeredBySentence(
  question: string,
  locale: Locale,
): 'program' | 'doubt' | 'outside' | undefined {
  const { program, doubt, outside } = questionWords[locale].notAsked
  if (outside.test(question)) return 'outside'
  if (program.test(question)) return 'program'
  return doubt.test(question) ? 'doubt' : undefined
}

/** A letter or gospel as it is called, and to whom or by whom it is; or a book whose chapter is asked for. */
export function namedLetter(question: string, locale: Locale): { words: string; name: string } | undefined {
  const [, letter, receiver, gospel, writer] = questionWords[locale].notAsked.letter.exec(question) ?? []
  const [called, name] = letter ? [letter, receiver] : [gospel, writer]
  if (called && name) return { words: called, name }
  const [, book, title] = bookWithChapter.exec(question) ?? []
  return book && title ? { words: book, name: title } : undefined
}

const allChapters = locales.map((locale) => questionWords[locale].chapters)
const bookWithChapter = new RegExp(
  `(?<!\\p{L})((?:${allChapters.map(({ book }) => book).join('|')}|[1-4]\\.?) (\\p{L}{3,})),? (?:${allChapters.map(({ chapter }) => chapter).join('|')}) \\p{Nd}`,
  'iu',
)
