/** What a chapter has for members, loaded for members alone: marks in the text, and what was wanted before signing in. */
import { type ComponentProps, useEffect } from 'react'
import { ChapterMarks } from './chapter-marks'
import { peekAction } from './kept-action'
import { useChapterThings } from './use-chapter-things'
import { useShownBeside } from './use-shown-beside'

interface Props extends ComponentProps<typeof ChapterMarks> {
  /** Selects verses (numbers) again. */
  onSelect: (verses: readonly number[]) => void
  /** How many notes there are in the chapter. */
  onNotes: (count: number) => void
}

export function ChapterStudy({ onSelect, onNotes, ...rest }: Omit<Props, 'things'>) {
  const { container, data } = rest
  const things = useChapterThings(data)
  const count = things?.notes.length ?? 0
  useEffect(() => onNotes(count), [count, onNotes])
  useShownBeside(container, data)
  const abbreviation = data.manifests[0]?.abbreviation ?? ''
  const chapter = data.address?.chapter ?? 0
  useEffect(() => {
    const kept = peekAction(abbreviation, chapter)
    if (kept) onSelect(kept.verses.map((verse) => verse - chapter))
    // Once per chapter: choosing verses is no change of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [abbreviation, chapter])
  return <ChapterMarks {...rest} things={things} />
}
