/** The changes by which selected verses and words get a colour or lose it: a whole verse by a tagging, words of it by marks. Pure. */
import type { Change } from '#core/contract/members/op'
import { targetOf } from '#core/contract/members/target'
import * as limits from '#core/limits'
import { keptVerse, plain } from '#core/study/kept-places'
import { colouredWords } from '#core/study/word-marks/drawn-colours'
import { shownPieces } from '#core/study/word-marks/recolour'
import { type ColouredVerse, recolourChanges, removal } from '#core/study/word-marks/word-mark-changes'
import { snapToWords, type WordRange } from '#core/study/word-marks/word-range'
import { type ChosenChapter, type ChosenWords, numbersOf } from '../../../../model/text/selected'
import type { ChapterMark, ChapterThings, Tagging } from '../use-chapter-things'

/** A selected verse, or words of one, with the colours there now. */
export type ColouredPart = WholeVerse | SomeWords

interface WholeVerse {
  kind: 'verse'
  target: string
  /** Editions of the page: marks in their words are covered. */
  editions: readonly string[]
  taggings: readonly Tagging[]
  marks: readonly ChapterMark[]
}

interface SomeWords {
  kind: 'words'
  verse: ColouredVerse
  range: WordRange
}

/** The parts of what is selected in a chapter; `builtIn`: tags that are nothing but colours. */
export function partsOf(
  { data, verses, words }: ChosenChapter,
  things: ChapterThings | undefined,
  builtIn: ReadonlySet<string>,
): ColouredPart[] {
  const { address, manifests } = data
  const chapter = address?.chapter ?? 0
  const numbering = manifests[0]?.numbering ?? plain('eng')
  const at = <Own extends { tag: string }>(
    map: ReadonlyMap<number, readonly Own[]> | undefined,
    verse: number,
  ) => (map?.get(verse) ?? []).filter(({ tag }) => builtIn.has(tag))
  const inWords = words.filter(isKeepable)
  const inPart = new Set(inWords.flatMap(numbersOf))
  const whole = verses
    .filter((verse) => !inPart.has(verse))
    .map(
      (verse): WholeVerse => ({
        kind: 'verse',
        target: targetOf(keptVerse(chapter + verse, numbering)),
        editions: manifests.map(({ abbreviation }) => abbreviation),
        taggings: at(things?.taggings, verse),
        marks: at(things?.marks, verse),
      }),
    )
  const some = inWords.flatMap((one): SomeWords[] => {
    const own = manifests.find(({ abbreviation }) => abbreviation === one.edition)
    if (!own) return []
    const place = keptVerse(one.canonical, own.numbering)
    const colours = {
      whole: at(things?.taggings, one.verse),
      marks: at(things?.marks, one.verse).filter(({ mark }) => targetOf(mark) === targetOf(place)),
    }
    const coloured = colouredWords(colours, one)
    return [
      { kind: 'words', range: one, verse: { ...place, edition: one.edition, text: one.text, coloured } },
    ]
  })
  return [...whole, ...some]
}

/** More words than a mark may have are only in a verse of unusual length, which is coloured as a whole then. */
function isKeepable({ from, to }: ChosenWords): boolean {
  return to - from <= limits.maxMarkedWords
}

/** Whether all of a part shows the colour of a tag. */
export function hasColour(part: ColouredPart, tag: string): boolean {
  if (part.kind === 'verse') {
    const { taggings, marks, editions } = part
    const isOther = ({ mark }: ChapterMark) => mark.tag !== tag && editions.includes(mark.edition)
    return taggings.some((one) => one.tag === tag) && !marks.some(isOther)
  }
  const { text, coloured } = part.verse
  const missing = shownPieces(coloured)
    .filter((piece) => piece.tag === tag)
    .reduce<WordRange[]>(
      (left, piece) =>
        left.flatMap(({ from, to }) => [
          { from, to: Math.min(to, piece.from) },
          { from: Math.max(from, piece.to), to },
        ]),
      [part.range],
    )
  return missing.every((range) => range.from >= range.to || !snapToWords(text, range))
}

/** Undefined takes colours off. */
export function colourChanges(parts: readonly ColouredPart[], tag: string | undefined): Change[] {
  const changes = parts.flatMap((part) =>
    part.kind === 'verse'
      ? verseChanges(part, tag)
      : recolourChanges(part.verse, part.range, tag, () => crypto.randomUUID()),
  )
  // Verses of one target, as in a numbering that joins them, are taken once.
  return [...new Map(changes.map((change) => [change.key, change])).values()]
}

function verseChanges({ target, editions, taggings, marks }: WholeVerse, tag: string | undefined): Change[] {
  const taken = taggings.filter((one) => one.tag !== tag)
  // The quiet edge of words in another edition is seen here as well, so it can be taken off here.
  const covered = marks.filter(({ mark }) => tag === undefined || editions.includes(mark.edition))
  const put: Change[] =
    tag === undefined ? [] : [{ kind: 'tagging', key: `tgg:${tag}:${target}`, body: true }]
  return [...[...taken, ...covered].map(({ key }) => removal(key)), ...put]
}
