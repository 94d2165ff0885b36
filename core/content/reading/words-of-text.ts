/** Words of verses that a dictionary may have an article for: what stands around a word, and the names of a text. */
import { isLocale } from '../../contract/locales'
import { languageFacts } from '../../languages/facts'

interface Word {
  text: string
  start: number
  end: number
}

/** Words of a multi-word head at most: "Simon the Canaanite". */
const longestHead = 4

/** Characters that may stand between the words of one head. */
const between = /^[\s\u2010\u2011-]+$/

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** Each word of a text once, in order, of at least `minimum` letters. */
export function differentWords(text: string, minimum: number): string[] {
  return [...new Set(wordsIn(text).flatMap((word) => (word.text.length < minimum ? [] : word.text)))]
}

/**
 * The words to look up in a dictionary at the position `at` (UTF-16) of a text: the word that is there, then the word with its
 * neighbours, from four words to two. Empty where no word is.
 */
export function candidatesAt(text: string, at: number): string[] {
  const words = wordsIn(text)
  const place = words.findIndex(({ start, end }) => start <= at && at <= end)
  const word = words[place]
  if (!word) return []
  const longer: string[] = []
  for (let length = longestHead; length > 1; length -= 1)
    for (let first = place - length + 1; first <= place; first += 1) {
      const run = words.slice(Math.max(first, 0), first + length)
      if (first >= 0 && run.length === length && isOneRun(text, run))
        longer.push(run.map((one) => one.text).join(' '))
    }
  return [word.text, ...longer]
}

/** A sign between words ends a name. */
function isOneRun(text: string, run: readonly Word[]): boolean {
  return run.every(({ end }, index) => {
    const next = run[index + 1]
    return !next || between.test(text.slice(end, next.start))
  })
}

/** Languages of texts, beside those of the interface, that write every noun like a name. */
const furtherWithNounsInCapitals: ReadonlySet<string> = new Set(['lb'])

function hasNounsInCapitals(language: string): boolean {
  return isLocale(language)
    ? languageFacts[language].hasNounsInCapitals
    : furtherWithNounsInCapitals.has(language)
}

/**
 * Words with a capital inside a sentence, neighbours together and each alone; none in German, where every noun has one, and in scripts
 * without capitals.
 */
export function namesIn(text: string, locale: string): string[] {
  if (hasNounsInCapitals(locale.split('-')[0]?.toLowerCase() ?? '')) return []
  const words = wordsIn(text)
  const isName = (word: Word, index: number) => {
    const before = text.slice(words[index - 1]?.end ?? 0, word.start)
    const isFirst = index === 0 || /[.!?:;¿¡«“"‹„]/.test(before)
    return /^\p{Lu}\p{Ll}/u.test(word.text) && !isFirst
  }
  const names = new Set<string>()
  let run: Word[] = []
  for (const [index, word] of words.entries()) {
    const last = run.at(-1)
    const continues = last && between.test(text.slice(last.end, word.start))
    if (!isName(word, index)) run = []
    else {
      run = continues ? [...run, word] : [word]
      if (run.length > 1) names.add(run.map((one) => one.text).join(' '))
      names.add(word.text)
    }
  }
  return [...names]
}
