/**
 * The words of what somebody typed, in the form in which the classifier and the phrases know them: without case, accents and
 * invisible characters, with look-alike letters, digits and spaced letters read as what is meant. Pure.
 */
import { foldWord } from '../words/fold'

/** More of a text is not read; a long message says early or late what it is about, so both ends count. */
const mostCharacters = 24_000
/** Sentence ends of all scripts of the interface. */
const sentenceEnds = /[.!?…;\n؟۔؛]+/u
const wordPattern = /[\p{L}\p{M}\p{N}@$]+/gu
const invisible = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu
const apostrophes = /['’ʼ`´]/g

/** Cyrillic and Greek letters with the Latin ones that they look like. */
const lookalikes = new Map(
  Array.from(
    'аaеeоoрpсcуyхxіiјjѕsкkмmтtвbнhοoαaεeιiκkνvρpτtυuχx'.matchAll(/(.)(.)/gu),
    ([, seen = '', meant = '']) => [seen, meant],
  ),
)
const digits: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Sentences as their words. */
export function careSentences(text: string): string[][] {
  const half = mostCharacters / 2
  const read = text.length <= mostCharacters ? text : `${text.slice(0, half)}\n${text.slice(-half)}`
  return read
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(apostrophes, '')
    .split(sentenceEnds)
    .map((sentence) => joinSpaced(Array.from(sentence.matchAll(wordPattern), ([word]) => careWord(word))))
    .filter((words) => words.length > 0)
}

/** One word in that form. */
function careWord(word: string): string {
  const folded = foldWord(word, '')
  const latin = /[a-z]/.test(folded) ? folded.replaceAll(/[^a-z]/gu, asLatin) : folded
  // ä is typed as ae too; a letter three times and more is an outcry.
  return latin.replaceAll(/([aou])e/g, '$1').replaceAll(/(.)\1{2,}/gu, '$1')
}

function asLatin(character: string): string {
  return lookalikes.get(character) ?? digits[character] ?? character
}

/** Letters that stand alone, at least so many in a row, are one word: `k i l l`. */
const leastSpaced = 4

function joinSpaced(words: readonly string[]): string[] {
  const joined: string[] = []
  let run: string[] = []
  const endRun = () => {
    joined.push(...(run.length >= leastSpaced ? [run.join('')] : run))
    run = []
  }
  for (const word of words) {
    if ([...word].length === 1) run.push(word)
    else {
      endRun()
      joined.push(word)
    }
  }
  endRun()
  return joined
}
