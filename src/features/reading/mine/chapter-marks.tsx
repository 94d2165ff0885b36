/** Colours and note marks of a member in the drawn chapter, and the notes below it on paper. Draws nothing of the text itself. */
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import type { ScriptureElement } from '#core/scripture/text/node'
import { useOption } from '../../../model/options/options'
import { type KnownTag, useTags } from '../../../model/study/use-tags'
import { paintMarks, type VerseMark, type VerseMarks } from './paint-marks'
import { PrintedNotes } from './printed-notes'
import type { ChapterThings } from './use-chapter-things'

interface Props {
  container: RefObject<HTMLElement | null>
  data: PageData
  node: ScriptureElement
  things: ChapterThings | undefined
}

export function ChapterMarks({ container, data, node, things }: Props) {
  const { t } = useTranslation('notes')
  const tags = useTags()
  const isPrinted = useOption('textFormats.printMyNotes')
  const marks = useMemo(
    () => verseMarks(things, tags, (count, verse) => t('atVerse', { count, verse })),
    [things, tags, t],
  )
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    paintMarks(element, marks)
    if (marks.size === 0) return
    const stop = paintWhatComes(element, marks)
    return () => {
      stop()
      paintMarks(element, new Map())
    }
  }, [container, marks, node])
  return isPrinted && things ? <PrintedNotes notes={things.notes} data={data} /> : null
}

/** What there is at each verse. The colour set last counts. */
function verseMarks(
  things: ChapterThings | undefined,
  tags: ReadonlyMap<string, KnownTag> | undefined,
  noteLabel: (count: number, verse: number) => string,
): VerseMarks {
  const marks = new Map<number, VerseMark>()
  if (!things || !tags) return marks
  const add = (verse: number, mark: VerseMark) => marks.set(verse, { ...marks.get(verse), ...mark })
  for (const [verse, taggings] of things.taggings) {
    const coloured = taggings.filter(({ tag }) => tags.get(tag)?.colour).toSorted((a, b) => b.at - a.at)
    const colour = tags.get(coloured[0]?.tag ?? '')?.colour
    if (colour) add(verse, { colour })
  }
  const counts = new Map<number, number>()
  for (const { verses } of things.notes) {
    // Its first verse: a mark at each would say there are several notes. That of the chapter stands at verse 1.
    const first = Math.max(1, verses[0] ?? 1)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  for (const [verse, count] of counts) add(verse, { notes: noteLabel(count, verse) })
  return marks
}

/** A text read from its top grows; each step is painted before it is seen. */
function paintWhatComes(element: HTMLElement, marks: VerseMarks): () => void {
  const text = element.querySelector('.compare .grid, article > .scripture')
  if (!text) return () => undefined
  const observer = new MutationObserver((changes) => {
    const isText = changes.some(({ addedNodes }) =>
      [...addedNodes].some((added) => added instanceof HTMLElement && !added.matches('.nm')),
    )
    if (isText) paintMarks(element, marks)
  })
  observer.observe(text, { childList: true })
  return () => observer.disconnect()
}
