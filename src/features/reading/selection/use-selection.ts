/**
 * The selection of a text (spec 1 §4): which verses and words are selected and how they are shown. The gestures of mouse, touch
 * and keyboard load after the text is drawn (selection-gestures.ts, choose-words.ts).
 */
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { chapterOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { useTask } from '../../../model/asking/use-task'
import {
  type ChapterTexts,
  type Choose,
  type ChosenWords,
  chosenIn,
  nothingSelected,
  numbersOf,
  type Selected,
} from '../../../model/text/selected'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { onceOnline } from '../../../ui/timing/once-online'

/** The selection in a view and its drawn chapters. */
export interface SelectedState {
  selected: Selected
  choose: Choose
  texts: ChapterTexts
}

export interface Selection {
  /** Selects exactly these verses of the chapter, and of some of them only words. */
  chooseVerses: (verses: readonly number[], words: readonly ChosenWords[]) => void
  onClick: (event: MouseEvent) => void
}

const none: readonly never[] = []

/** The state of a view that begins with the chapter of `data`; another view clears it. `flows`: further chapters come as it is scrolled. */
function useSelected(data: PageData, flows: boolean): SelectedState {
  const [state, setState] = useState(nothingSelected)
  const [texts] = useState<ChapterTexts>(() => new Map())
  const selected = useMemo(() => {
    const chapters = state.chapters.filter((one) => isInView(one.data, data, flows))
    return chapters.length === state.chapters.length ? state : { ...state, chapters }
  }, [state, data, flows])
  return { selected, choose: setState, texts }
}

function isInView({ address }: PageData, view: PageData, flows: boolean): boolean {
  if (address?.chapter === view.address?.chapter) return true
  if (view.address?.further?.some(({ from }) => chapterOf(from) === address?.chapter)) return true
  return flows && address?.abbreviations.join() === view.address?.abbreviations.join()
}

/** Selecting in one drawn chapter. */
export function useSelection(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  { selected, choose, texts }: SelectedState,
): Selection {
  const chosen = chosenIn(selected, data)
  const verses = chosen?.verses ?? none
  const words = chosen?.words ?? none
  useEffect(() => {
    const element = container.current
    if (!element) return
    texts.set(element, data)
    return () => void texts.delete(element)
  }, [container, data, texts])
  const chooseVerses = useCallback(
    (wanted: readonly number[], some: readonly ChosenWords[]) =>
      choose(() => ({
        chapters: wanted.length > 0 ? [{ data, verses: wanted, words: some }] : none,
        isTouch: false,
      })),
    [choose, data],
  )
  useEffect(() => {
    const inPart = new Set(words.flatMap(numbersOf))
    const isWhole = (verse: number) => verses.includes(verse) && !inPart.has(verse)
    const isSelected = (verse: HTMLElement) => (isWhole(numberOf(verse)) ? '' : undefined)
    decorationsOf(container.current)?.set('selected', verses.length > 0 ? isSelected : undefined)
  }, [container, verses, words])
  useTask(words.length > 0 ? [container, words] : undefined, async ({ isCurrent, onEnd }) => {
    const { paintChosen } = await loadPainting()
    if (!isCurrent()) return
    const { current } = container
    paintChosen(current, data, words)
    onEnd(() => paintChosen(current, data, none))
  })
  useTask([container, texts, choose], async ({ isCurrent, onEnd }) => {
    const { selectingIn, watchGestures } = await loadGestures()
    const element = container.current
    if (isCurrent() && element) onEnd(watchGestures(element, selectingIn(element, texts, choose)))
  })
  const onClick = (event: MouseEvent) => {
    // The numbers are links only for the keyboard; a click must not follow them.
    if (event.target instanceof Element && event.target.closest('.n')) event.preventDefault()
    void loadGestures().then(({ onVerseClick, selectingIn }) => {
      if (container.current) onVerseClick(event.nativeEvent, selectingIn(container.current, texts, choose))
    })
  }
  return { chooseVerses, onClick }
}

/** The selection of a view, and selecting in its first chapter. */
export function useTextSelection(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  flows: boolean,
  isVisible: boolean,
): Selection & { selection: SelectedState; deferred: Selected; clear: () => void } {
  const selection = useSelected(data, flows)
  const inFirst = useSelection(container, data, selection)
  useWordSelection(selection, isVisible)
  // So that the selected verses are painted before the bar with their actions.
  const deferred = useDeferredValue(selection.selected)
  return { ...inFirst, selection, deferred, clear: useClearing(selection.choose) }
}

/** Selecting words over all chapters of a view, while it is on the screen. */
function useWordSelection({ texts, choose }: SelectedState, isVisible: boolean): void {
  useTask(isVisible ? [texts, choose] : undefined, async ({ isCurrent, onEnd }) => {
    const { watchWords } = await onceOnline(() => import('./choose-words'))
    if (isCurrent()) onEnd(watchWords(texts, choose))
  })
}

/** Ends the selection, also that of the browser: it would be read again. */
function useClearing(choose: Choose): () => void {
  return useCallback(() => {
    getSelection()?.removeAllRanges()
    choose(() => nothingSelected)
  }, [choose])
}

const loadGestures = () => onceOnline(() => import('./selection-gestures'))
const loadPainting = () => onceOnline(() => import('./paint-chosen'))

/** In a comparison whole rows are selected, not single cells. */
const numberOf = (verse: HTMLElement) =>
  Number(verse.dataset['row'] ?? (verse.closest('.row') ? Number.NaN : verse.dataset['v']))
