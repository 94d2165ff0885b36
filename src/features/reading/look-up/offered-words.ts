/** Picks the words of verses that are offered for looking up. */
import { lookUp } from '#core/content/reading/look-up'
import { candidatesAt, differentWords, namesIn } from '#core/content/reading/words-of-text'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import { storedContents } from '../../../model/contents/stored-contents'

/** Greatest number of offered words. */
const mostWords = 12

export interface OfferedWord {
  /** The word as written in the text. */
  word: string
  candidates: readonly string[]
}

/** The capitalised words: names, in German all nouns. Without any, as in scripts without capitals, the longer words. */
export function likelyWords(text: string, locale: string): OfferedWord[] {
  const words = differentWords(text, 3)
  const names = new Set(namesIn(text, locale))
  const isLikely = (word: string) => names.has(word) || (names.size === 0 && /^\p{Lu}/u.test(word))
  const capitals = words.filter(isLikely)
  const likely = capitals.length > 0 ? capitals : words.filter((word) => word.length > 3)
  return likely.slice(0, mostWords).map((word) => ({ word, candidates: candidatesOf(text, word) }))
}

/** The words for which dictionaries on this device have an article. */
export async function wordsWithArticle(text: string, locale: string): Promise<OfferedWord[]> {
  const stem = await loadStem(languageOf(locale))
  const offered: OfferedWord[] = []
  const seen = new Set<string>()
  for (const word of differentWords(text, 2)) {
    const candidates = candidatesOf(text, word)
    const [found] = await lookUp(storedContents, locale, candidates, stem)
    if (!found || seen.has(`${found.abbr} ${found.id}`)) continue
    seen.add(`${found.abbr} ${found.id}`)
    offered.push({ word, candidates })
    if (offered.length === mostWords) break
  }
  return offered
}

/** Candidates around the first occurrence of the word. */
function candidatesOf(text: string, word: string): string[] {
  const at = text.search(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u'))
  return candidatesAt(text, at)
}
