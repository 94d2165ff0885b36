/** The selection after a press on a verse (spec 1 §4), over all chapters of a view. Pure. */
import type { PageData } from '#core/contract/page-data'
import { numbersOf } from '#core/scripture/selection/selected-verses'
import { type ClickedVerse, type SelectionMode, selectVerse } from '#core/scripture/selection/verse-selection'
import { type ChosenChapter, chosenIn, type Selected } from '../../../model/text/selected'

export interface Press {
  /** The page of the chapter it is in. */
  data: PageData
  clicked: ClickedVerse
  mode: SelectionMode
  isTouch: boolean
}

/** `pages`: those of the drawn chapters, in the order of the text. */
export function afterPress(selected: Selected, press: Press, pages: readonly PageData[]): Selected {
  const { data, clicked, isTouch } = press
  const mine = chosenIn(selected, data)
  // After the first tap of a finger others add.
  const mode = isTouch && press.mode === 0 && selected.chapters.length > 0 ? 1 : press.mode
  if (mode === 1) {
    const verses = selectVerse(mine?.verses ?? [], clicked, 1)
    const words = (mine?.words ?? []).filter(
      ({ verse }) => verses.includes(verse) && (verse < clicked.first || verse > clicked.last),
    )
    const others = selected.chapters.filter((one) => one !== mine)
    return { chapters: inOrder([...others, { data, verses, words }], pages), isTouch }
  }
  const [first] = selected.chapters
  if (mode === 2 && first && first !== mine)
    return { chapters: chaptersBetween(first, { data, clicked }, pages), isTouch }
  const before = selected.chapters.length > 1 && mode === 0 ? [] : (mine?.verses ?? [])
  return {
    chapters: inOrder([{ data, verses: selectVerse(before, clicked, mode), words: [] }], pages),
    isTouch,
  }
}

/** From the first selected verse of a chapter to a verse of another one, in either direction. */
function chaptersBetween(
  first: ChosenChapter,
  { data, clicked }: Pick<Press, 'data' | 'clicked'>,
  pages: readonly PageData[],
): ChosenChapter[] {
  const start = { at: placeOf(first.data, pages), from: first.verses[0] ?? 1, to: first.verses[0] ?? 1 }
  const end = { at: placeOf(data, pages), from: clicked.first, to: clicked.last }
  const [low, high] = start.at <= end.at ? [start, end] : [end, start]
  return pages.slice(Math.max(low.at, 0), high.at + 1).map((page, index) => {
    const isLow = index === 0
    const isHigh = index === high.at - low.at
    const verses = versesOf(page).filter(
      (verse) => (!isLow || verse >= low.from) && (!isHigh || verse <= high.to),
    )
    return { data: page, verses, words: [] }
  })
}

function inOrder(chapters: readonly ChosenChapter[], pages: readonly PageData[]): ChosenChapter[] {
  return chapters
    .filter(({ verses }) => verses.length > 0)
    .toSorted((one, other) => placeOf(one.data, pages) - placeOf(other.data, pages))
}

function placeOf({ address }: PageData, pages: readonly PageData[]): number {
  return pages.findIndex((page) => page.address?.chapter === address?.chapter)
}

/** The numbers of all verses of the chapter of a page, in its first edition. */
function versesOf({ address, manifests, chapters }: PageData): number[] {
  const own = chapters.find(
    ({ abbreviation, chapter }) =>
      abbreviation === manifests[0]?.abbreviation && chapter.canonical === address?.chapter,
  )
  return own?.chapter.verses.flatMap(numbersOf) ?? []
}
