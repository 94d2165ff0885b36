/** Hears in a text whether the one who writes, or somebody near, is in danger. Pure; nothing is kept or sent. */
import { type CareKind, type Concern, careKinds, type Heard } from '../contract/care'
import { type CareTables, sumOf } from './care-tables'
import { careSentences } from './care-words'
import { wordPieces } from './word-pieces'

/** Words of a part of a long text: a cry for help must not drown in what stands around it. */
const windowWords = 16
const windowStep = 8
/** Parts of one text; a longer one is read at both ends. */
const mostParts = 400

interface Clause {
  words: readonly string[]
  pieces: Int32Array
}

/** Hears a text in one language. */
export function hear(text: string, tables: CareTables): Heard {
  const parts = partsOf(text)
  const sums = parts.map(({ pieces }) => sumOf(tables.heads.danger, pieces))
  const sum = Math.max(...sums)
  const phrase = phraseIn(parts, tables)
  const kind = phrase ?? likeliestKind(parts[sums.indexOf(sum)], tables)
  if (sum >= tables.certain || (phrase && sum >= tables.possible)) return { outcome: 'certain', kind }
  if (sum >= tables.possible || phrase) return { outcome: 'possible', kind }
  return { outcome: 'none', concern: concernOf(parts, tables) }
}

/** The whole text, its sentences, and stretches of long sentences. */
function partsOf(text: string): Clause[] {
  const sentences = careSentences(text)
  const all = sentences.flat()
  const stretches = sentences.flatMap(stretchesOf)
  const whole = all.length <= windowWords * 2 && stretches.length !== 1 ? [all] : []
  const chosen = [...whole, ...stretches]
  const half = mostParts / 2
  const read = chosen.length <= mostParts ? chosen : [...chosen.slice(0, half), ...chosen.slice(-half)]
  return read.filter((words) => words.length > 0).map((words) => ({ words, pieces: wordPieces(words) }))
}

function stretchesOf(words: readonly string[]): (readonly string[])[] {
  if (words.length <= windowWords) return [words]
  const found: (readonly string[])[] = []
  for (let from = 0; from + windowStep < words.length; from += windowStep)
    found.push(words.slice(from, from + windowWords))
  return found
}

function likeliestKind(part: Clause | undefined, { heads }: CareTables): CareKind {
  const pieces = part?.pieces ?? new Int32Array()
  return careKinds.reduce((best, kind) =>
    sumOf(heads[kind], pieces) > sumOf(heads[best], pieces) ? kind : best,
  )
}

function phraseIn(parts: readonly Clause[], { phrases }: CareTables): CareKind | undefined {
  return phrases.find(({ words }) => parts.some((part) => hasPhrase(part.words, words)))?.kind
}

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((one, offset) => isWord(words[at + offset], one)))
}

function isWord(word: string | undefined, pattern: string): boolean {
  if (word === undefined) return false
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

function concernOf(parts: readonly Clause[], { heads, life }: CareTables): Concern {
  const told = parts.filter(({ pieces }) => sumOf(heads.life, pieces) >= life)
  if (told.length === 0) return 'none'
  return told.some(({ pieces }) => sumOf(heads.grief, pieces) > 0) ? 'grief' : 'life'
}
