/** The chapters of a book: each number once, ascending, without those that have no text. */
import { bookByNumber } from '../../../books'
import type { BuilderState, ChapterDraft } from '../builder-state'
import { splitWhereBegunAgain } from './begun-again'
import { joinVerses } from './joined-verses'
import { isOtherText } from './same-text'

type Log = BuilderState['log']

/** Joins chapters of the same number, joins and sorts their verses, reports empty and missing verses. */
export function joinChapters(book: number, drafted: readonly ChapterDraft[], log: Log): ChapterDraft[] {
  const chapters = new Map<number, ChapterDraft>()
  for (const chapter of apart(book, splitWhereBegunAgain(drafted), log)) {
    const known = chapters.get(chapter.number)
    if (known) repeatChapter(known, chapter, book, log)
    else chapters.set(chapter.number, { ...chapter })
  }
  const joined = [...chapters.values()]
  reportDisorder(joined, book, log)
  return joined
    .sort((one, other) => one.number - other.number)
    .map((chapter) => finishChapter(chapter, book, log))
    .filter((chapter) => hasText(chapter, book, log))
}

/**
 * Two texts under one number are two chapters: numbered by position if the book then has the right number of
 * chapters; else the second becomes the next chapter if that number is free; else it comes after the last, and is
 * reported as a doubt.
 */
function apart(book: number, drafted: readonly ChapterDraft[], log: Log): ChapterDraft[] {
  const seconds = new Set<ChapterDraft>()
  drafted.forEach((chapter, index) => {
    const earlier = drafted
      .slice(0, index)
      .filter((one) => one.number === chapter.number && !seconds.has(one))
    if (earlier.length > 0 && earlier.every((one) => isOtherText(one, chapter))) seconds.add(chapter)
  })
  if (seconds.size === 0) return [...drafted]
  const usual = bookByNumber(book)?.chapters ?? 0
  if (drafted.length === usual && isAscending(drafted)) {
    return drafted.map((chapter, index) => renumbered(chapter, index + 1, book, log))
  }
  const taken = new Set(drafted.map(({ number }) => number))
  const behind = new Set<ChapterDraft>()
  const placed = drafted.map((chapter) => {
    if (!seconds.has(chapter)) return chapter
    const isFree = !taken.has(chapter.number + 1) && chapter.number < usual
    const next = isFree ? chapter.number + 1 : Math.max(...taken) + 1
    taken.add(next)
    const moved = renumbered(chapter, next, book, log, isFree ? 'chapter-duplicate' : 'chapter-two-texts')
    if (!isFree) behind.add(moved)
    return moved
  })
  return [...placed.filter((chapter) => !behind.has(chapter)), ...behind]
}

function isAscending(chapters: readonly ChapterDraft[]): boolean {
  return chapters.every(({ number }, index) => number >= (chapters[index - 1]?.number ?? 0))
}

function renumbered(
  chapter: ChapterDraft,
  number: number,
  book: number,
  log: Log,
  kind: 'chapter-duplicate' | 'chapter-two-texts' = 'chapter-duplicate',
): ChapterDraft {
  if (chapter.number === number) return chapter
  log.add(kind, chapter.position, { book, chapter: chapter.number, as: number })
  return { ...chapter, number }
}

/**
 * A second chapter of the same number adds what the first lacks: verses with the same
 * text are left out one by one.
 */
function repeatChapter(known: ChapterDraft, chapter: ChapterDraft, book: number, log: Log): void {
  log.add('chapter-duplicate', chapter.position, { book, chapter: chapter.number })
  known.verses = [...known.verses, ...chapter.verses]
}

function reportDisorder(chapters: readonly ChapterDraft[], book: number, log: Log): void {
  const misplaced = chapters.find((chapter, index) => chapter.number < (chapters[index - 1]?.number ?? 0))
  if (misplaced) log.add('verse-order', misplaced.position, { book, chapter: misplaced.number })
}

function finishChapter(chapter: ChapterDraft, book: number, log: Log): ChapterDraft {
  const place = { book, chapter: chapter.number }
  return { ...chapter, verses: joinVerses(chapter.verses, place, log) }
}

function hasText(chapter: ChapterDraft, book: number, log: Log): boolean {
  const place = { book, chapter: chapter.number }
  const isEmpty = chapter.verses.every((verse) => verse.content === '')
  if (isEmpty) log.add('chapter-absent', chapter.position, place)
  else reportVerses(chapter, place, log)
  return !isEmpty
}

function reportVerses(chapter: ChapterDraft, place: { book: number; chapter: number }, log: Log): void {
  let expected = 1
  for (const { first, last, content, position } of chapter.verses) {
    for (; expected < first; expected++) log.add('verse-absent', position, { ...place, verse: expected })
    expected = Math.max(expected, last + 1)
    if (!/[^*]/.test(content)) log.add('verse-empty', position, { ...place, verse: first })
  }
}
