/**
 * Makes the verses of a chapter unique and ascending: halves and repetitions are
 * joined, wrong order is sorted.
 */
import type { BuilderState, DraftedVerse } from '../builder-state'
import { wordsOf } from './same-text'

type Log = BuilderState['log']

/** The chapter's verses, each number once. `place` is only for the report. */
export function joinVerses(
  drafted: readonly DraftedVerse[],
  place: { book: number; chapter: number },
  log: Log,
): DraftedVerse[] {
  const verses: DraftedVerse[] = []
  const holders = new Map<number, DraftedVerse>()
  for (const verse of drafted) {
    const known = holderOf(verse, holders)
    const holder = known ? joinInto(known, verse, place, log) : verse
    if (!known) verses.push(verse)
    for (let number = holder.first; number <= holder.last; number++) holders.set(number, holder)
  }
  return inOrder(withoutSwallowed(verses, holders), place, log)
}

function holderOf(verse: DraftedVerse, holders: ReadonlyMap<number, DraftedVerse>): DraftedVerse | undefined {
  for (let number = verse.first; number <= verse.last; number++) {
    const holder = holders.get(number)
    if (holder) return holder
  }
  return undefined
}

/** Adds a verse to the one that already has its number; the same text is not added twice. */
function joinInto(
  holder: DraftedVerse,
  verse: DraftedVerse,
  place: { book: number; chapter: number },
  log: Log,
): DraftedVerse {
  const details = { ...place, verse: verse.first }
  const isHalf = holder.parts.length > 0 || verse.parts.length > 0
  holder.first = Math.min(holder.first, verse.first)
  holder.last = Math.max(holder.last, verse.last)
  if (!isHalf && wordsOf(holder) === wordsOf(verse)) log.add('verse-repeated', verse.position, details)
  else {
    append(holder, verse)
    log.add(isHalf ? 'verse-half' : 'verse-duplicate', verse.position, details)
  }
  return holder
}

function append(holder: DraftedVerse, verse: DraftedVerse): void {
  const isSpaced = holder.content !== '' && verse.content !== ''
  const by = holder.content.length + (isSpaced ? 1 : 0)
  holder.content += `${isSpaced ? ' ' : ''}${verse.content}`
  for (const part of verse.parts) holder.parts.push({ ...part, from: part.from + by })
  for (const note of verse.footnotes) holder.footnotes.push({ ...note, position: note.position + by })
  for (const one of verse.references) holder.references.push({ ...one, position: (one.position ?? 0) + by })
  for (const mark of verse.marks) holder.marks.push({ ...mark, from: mark.from + by, to: mark.to + by })
  for (const word of verse.words) holder.words.push({ ...word, from: word.from + by, to: word.to + by })
  for (const block of verse.blocks) holder.blocks.push({ ...block, offset: block.offset + by })
}

/** A verse that came to hold the numbers of a later one (1-2, then 3, then 2-3) takes over its text. */
function withoutSwallowed(
  verses: readonly DraftedVerse[],
  holders: ReadonlyMap<number, DraftedVerse>,
): DraftedVerse[] {
  const kept: DraftedVerse[] = []
  for (const verse of verses) {
    const holder = holders.get(verse.first)
    if (!holder || holder === verse) kept.push(verse)
    else append(holder, verse)
  }
  return kept
}

/**
 * Sorts if only some verses are misplaced; completely disordered numbers mean nothing,
 * and then the text stays as it is.
 */
function inOrder(verses: DraftedVerse[], place: { book: number; chapter: number }, log: Log): DraftedVerse[] {
  const misplaced = verses.filter((verse, index) => verse.first < (verses[index - 1]?.first ?? 0))
  const [first] = misplaced
  if (!first) return verses
  log.add('verse-order', first.position, { ...place, verse: first.first })
  const isSane = misplaced.length * 4 <= verses.length + 3
  return isSane ? verses.toSorted((one, other) => one.first - other.first) : verses
}
