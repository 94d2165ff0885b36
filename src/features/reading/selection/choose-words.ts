/**
 * Selecting words: by dragging over the text or by the browser's own handles, across verses and chapters, and by keys at the number of a
 * verse. Loaded after the text is drawn.
 */
import type { PageData } from '#core/contract/page-data'
import { isWholeText, snapToWords, type WordRange, wordsIn } from '#core/study/word-marks/word-range'
import { drawnWords, offsetInWords } from '../../../model/text/drawn-words'
import {
  type ChapterTexts,
  type Choose,
  type ChosenChapter,
  type ChosenWords,
  numbersOf,
} from '../../../model/text/selected'

/** The handles of a selection and keys tell no end: it is read when it has rested for so long. */
const restMs = 250

/** Follows the browser's selection in the texts of a view; the returned function ends it. */
export function watchWords(texts: ChapterTexts, choose: Choose): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isDown = false
  let isTouch = false
  let timer = 0
  const read = () => {
    const chapters = chaptersIn(getSelection(), texts)
    if (chapters.length > 0) choose(() => ({ chapters, isTouch }))
  }
  const soon = (afterMs: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(read, afterMs)
  }
  const onDown = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType !== 'mouse'
    isDown = pointerType === 'mouse'
    clearTimeout(timer)
  }
  const onUp = () => {
    if (isDown) soon(0)
    isDown = false
  }
  addEventListener('pointerdown', onDown, { signal, capture: true })
  addEventListener('pointerup', onUp, { signal, capture: true })
  document.addEventListener('selectionchange', () => !isDown && soon(restMs), { signal })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

/** The drawn chapters in the order of the text. */
export function pagesInOrder(texts: ChapterTexts): PageData[] {
  return inOrder(texts).map(([, data]) => data)
}

function inOrder(texts: ChapterTexts): [HTMLElement, PageData][] {
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return [...texts].sort(([one], [other]) => (isBefore(one, other) ? -1 : 1))
}

/** What the browser's selection has of these texts; none where it begins or ends outside of them. */
export function chaptersIn(selection: Selection | null, texts: ChapterTexts): ChosenChapter[] {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return []
  const range = selection.getRangeAt(0)
  const holds = (node: Node) => [...texts.keys()].some((text) => text.contains(node))
  if (!holds(range.startContainer) || !holds(range.endContainer)) return []
  // Dragging down in one column of a comparison passes through the others.
  const column = columnOf(selection.anchorNode)
  return inOrder(texts).flatMap(([text, data]) => {
    if (!range.intersectsNode(text)) return []
    const chosen = versesIn(text, data, range, column)
    return chosen.verses.length > 0 ? [chosen] : []
  })
}

function versesIn(
  text: HTMLElement,
  data: PageData,
  range: Range,
  column: string | undefined,
): ChosenChapter {
  const parts = new Map<string, ChosenWords>()
  for (const verse of text.querySelectorAll<HTMLElement>('.v')) {
    if (!range.intersectsNode(verse) || columnOf(verse) !== column) continue
    const part = wordsOf(verse, data, range)
    const key = `${part?.edition} ${part?.canonical}`
    const known = parts.get(key)
    // Lines of poetry are fragments of one verse.
    if (part) parts.set(key, known ? { ...known, from: Math.min(known.from, part.from), to: part.to } : part)
  }
  const chosen = [...parts.values()].flatMap((part) => {
    const words = snapToWords(part.text, part)
    return words ? [{ ...part, ...words }] : []
  })
  return chapterOf(data, chosen)
}

/** Verses that are chosen with all their words are chosen as a whole. */
function chapterOf(data: PageData, chosen: readonly ChosenWords[]): ChosenChapter {
  return {
    data,
    verses: [...new Set(chosen.flatMap(numbersOf))].sort((a, b) => a - b),
    words: chosen.filter((one) => !isWholeText(one.text, one)),
  }
}

function wordsOf(verse: HTMLElement, data: PageData, range: Range): ChosenWords | undefined {
  const drawn = drawnWords(verse, data)
  const row = verse.closest<HTMLElement>('.row')?.dataset
  const first = Number(row ? row['row'] : verse.dataset['v'])
  const last = Number(row ? row['rowEnd'] : (verse.dataset['end'] ?? first))
  if (!drawn || Number.isNaN(first)) return undefined
  const { edition, canonical, text } = drawn
  const isInside = (node: Node) => verse.contains(node)
  const { startContainer, startOffset, endContainer, endOffset } = range
  return {
    verse: first,
    verseEnd: last,
    edition,
    canonical,
    text,
    from: isInside(startContainer) ? offsetInWords(verse, drawn, startContainer, startOffset) : drawn.from,
    to: isInside(endContainer) ? offsetInWords(verse, drawn, endContainer, endOffset) : drawn.to,
  }
}

function columnOf(node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('.cell')?.dataset['abbr']
}

/** A key at the number of a verse: one word more or less, at the end of the words or (`isStart`) at their beginning. */
export interface WordStep {
  step: 1 | -1
  isStart: boolean
}

/** The selection after such a key; without one in this verse it begins with the first word, backwards with the last. */
export function afterWordStep(
  chapters: readonly ChosenChapter[],
  verse: HTMLElement,
  data: PageData,
  key: WordStep,
): ChosenChapter[] {
  const all = document.createRange()
  all.selectNodeContents(verse)
  const whole = wordsOf(verse, data, all)
  if (!whole) return []
  const isOfVerse = (one: ChosenWords) => one.canonical === whole.canonical && one.edition === whole.edition
  const mine = chapters.find((one) => one.data.address?.chapter === data.address?.chapter)
  const isWhole = mine?.verses.includes(whole.verse) && !mine.words.some(({ verse: n }) => n === whole.verse)
  const known = isWhole ? { from: 0, to: whole.text.length } : mine?.words.find(isOfVerse)
  const range = steppedWords(whole.text, known && snapToWords(whole.text, known), key)
  return range ? [chapterOf(data, [{ ...whole, ...range }])] : []
}

/** Undefined when the last word is taken away. */
export function steppedWords(
  text: string,
  range: WordRange | undefined,
  { step, isStart }: WordStep,
): WordRange | undefined {
  const words = wordsIn(text)
  const first = words.findIndex(({ from }) => from === range?.from)
  const last = words.findIndex(({ to }) => to === range?.to)
  const start = step > 0 ? 0 : words.length - 1
  const [from, to] =
    first < 0 || last < 0
      ? [start, start]
      : isStart
        ? [Math.max(0, first + step), last]
        : [first, last + step]
  const [begin, end] = [words[from], words[Math.min(to, words.length - 1)]]
  return begin && end && from <= to ? { from: begin.from, to: end.to } : undefined
}
