/**
 * The terms of all names by their pieces, three to five letters each, with the ends of a word as letters: what is
 * misspelt, a part of a compound or another form shares most of them with what was meant. Built from the names when
 * they are loaded, nothing of it is stored. Pure; only + - * / and square roots, the same everywhere.
 */
import { inverseFrequency } from '../../words/inverse-frequency'

/** Postings of pieces, in the order of their hashes: pieces themselves would take ten times as much. */
export interface NamePieces {
  hashes: Float64Array
  /** Where the terms of each begin; one more than there are pieces. */
  begins: Uint32Array
  terms: Uint16Array
  /** By number of the term, the sum of the squared worths of its pieces. */
  squares: Float64Array
}

const shortest = 3
const longest = 5
/** A hash has 32 bits, a number of a term 16. */
const termBits = 0x1_00_00

export function namePieces(terms: readonly string[]): NamePieces {
  let count = 0
  for (const term of terms) forEachPiece(term, () => (count += 1))
  const pairs = new Float64Array(count)
  let at = 0
  for (const [number, term] of terms.entries())
    forEachPiece(term, (hash) => {
      pairs[at] = hash * termBits + number
      at += 1
    })
  pairs.sort()
  const hashes: number[] = []
  const begins: number[] = []
  const listed = new Uint16Array(count)
  for (const [place, pair] of pairs.entries()) {
    const hash = Math.floor(pair / termBits)
    if (hash !== hashes.at(-1)) {
      hashes.push(hash)
      begins.push(place)
    }
    listed[place] = pair % termBits
  }
  begins.push(count)
  const made = {
    hashes: Float64Array.from(hashes),
    begins: Uint32Array.from(begins),
    terms: listed,
    squares: new Float64Array(terms.length),
  }
  for (let piece = 0; piece < hashes.length; piece += 1) {
    const worth = squaredWorth(made, piece)
    for (let place = begins[piece] ?? 0; place < (begins[piece + 1] ?? 0); place += 1) {
      const term = listed[place] ?? 0
      made.squares[term] = (made.squares[term] ?? 0) + worth
    }
  }
  return made
}

/** How like a query's words the terms are. */
export interface LikeTerms {
  /** Numbers of the terms that share pieces with it, and by number what they share. */
  touched: readonly number[]
  shared: Float64Array
  /** Sum of the squared worths of the query's pieces. */
  square: number
}

/** A word of a query, and terms that it stands for too: how much so, 0 to 1. */
export interface AskedPieces {
  word: string
  others: readonly { term: number; quality: number }[]
}

export function likeTerms(pieces: NamePieces, asked: readonly AskedPieces[]): LikeTerms {
  const { hashes, begins, terms, squares } = pieces
  const shared = new Float64Array(squares.length)
  const touched: number[] = []
  const touch = (term: number, worth: number) => {
    if (shared[term] === 0) touched.push(term)
    shared[term] = worth
  }
  let square = 0
  const once = new Set<number>()
  for (const { word } of asked) forEachPiece(word, (hash) => once.add(hash))
  for (const hash of once) {
    const piece = find(hashes, hash)
    const worth = squaredWorth(pieces, piece)
    square += worth
    if (piece < 0) continue
    for (let place = begins[piece] ?? 0; place < (begins[piece + 1] ?? 0); place += 1) {
      const term = terms[place] ?? 0
      touch(term, (shared[term] ?? 0) + worth)
    }
  }
  for (const { word, others } of asked) {
    if (others.length === 0) continue
    let own = 0
    forEachPiece(word, (hash) => {
      own += squaredWorth(pieces, find(hashes, hash))
    })
    for (const { term, quality } of others)
      touch(term, Math.max(shared[term] ?? 0, quality * Math.sqrt(own * (squares[term] ?? 0))))
  }
  return { touched, shared, square }
}

/** Squared worth of a piece, by how few terms have it; -1: none has. */
function squaredWorth({ begins, squares }: NamePieces, piece: number): number {
  const having = piece < 0 ? 0 : (begins[piece + 1] ?? 0) - (begins[piece] ?? 0)
  const worth = inverseFrequency(squares.length, Math.min(having, squares.length))
  return worth * worth
}

/** Hashes of the pieces of a word (FNV). */
function forEachPiece(word: string, take: (hash: number) => void): void {
  const padded = ` ${word} `
  for (let from = 0; from + shortest <= padded.length; from += 1) {
    let hash = 0x811c9dc5
    for (let at = from; at < from + longest && at < padded.length; at += 1) {
      hash = Math.imul(hash ^ padded.charCodeAt(at), 0x01000193)
      if (at - from + 1 >= shortest) take(hash >>> 0)
    }
  }
}

/** The place of a number in ascending ones; -1 where it is not among them. */
function find(sorted: Float64Array, wanted: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
