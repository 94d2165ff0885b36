/** Adds the member's colours and note marks to the drawn chapter, and the notes below it on paper. Does not draw the text itself. */
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useOption } from '../../../model/options/options'
import { useTags } from '../../../model/study/use-tags'
import { looksOf } from './looks-of-verses'
import { paintMarks } from './paint-marks'
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
    () =>
      things &&
      tags &&
      hasMarks(things) && {
        lookOf: looksOf(data, things, tags),
        notes: noteLabels(things, (count, verse) => t('atVerse', { count, verse })),
      },
    [data, things, tags, t],
  )
  useLayoutEffect(() => paintMarks(container.current, marks || undefined), [container, marks])
  useLayoutEffect(() => {
    const { current } = container
    return () => paintMarks(current, undefined)
  }, [container])
  return isPrinted && things ? <PrintedNotes notes={things.notes} data={data} /> : null
}

const hasMarks = ({ taggings, marks, notes }: ChapterThings) => taggings.size + marks.size + notes.length > 0

/** The names of the buttons before verses with notes. */
function noteLabels(
  { notes }: ChapterThings,
  label: (count: number, verse: number) => string,
): ReadonlyMap<number, string> {
  const counts = new Map<number, number>()
  for (const { verses } of notes) {
    // Only at its first verse, because a mark at each would look like several notes. A note on the chapter stands at verse 1.
    const first = Math.max(1, verses[0] ?? 1)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return new Map([...counts].map(([verse, count]) => [verse, label(count, verse)]))
}
