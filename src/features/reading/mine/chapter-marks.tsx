/** Adds the member's colours and note marks to the drawn chapter, and the notes below it on paper. Does not draw the text itself. */
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useOption } from '../../../model/options/options'
import { type KnownTag, useTags } from '../../../model/study/use-tags'
import { paintMarks, type VerseMark, type VerseMarks } from './paint-marks'
import { PrintedNotes } from './printed-notes'
import type { ChapterThings } from './use-chapter-things'

interface Props {
  container: RefObject<HTMLElement | null>
  data: PageData
  things: ChapterThings | undefined
}

export function ChapterMarks({ container, data, things }: Props) {
  const { t } = useTranslation('notes')
  const tags = useTags()
  const isPrinted = useOption('textFormats.printMyNotes')
  const marks = useMemo(
    () => verseMarks(things, tags, (count, verse) => t('atVerse', { count, verse })),
    [things, tags, t],
  )
  useLayoutEffect(() => paintMarks(container.current, marks), [container, marks])
  useLayoutEffect(() => {
    const { current } = container
    return () => paintMarks(current, new Map())
  }, [container])
  return isPrinted && things ? <PrintedNotes notes={things.notes} data={data} /> : null
}

/** The marks of each verse; the colour set last wins. */
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
    // Only at its first verse, because a mark at each would look like several notes. A note on the chapter stands at verse 1.
    const first = Math.max(1, verses[0] ?? 1)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  for (const [verse, count] of counts) add(verse, { notes: noteLabel(count, verse) })
  return marks
}
