/** The parts of a chapter for members, loaded only for them: marks in the text, and the action kept from before signing in. */
import { type ComponentProps, useEffect } from 'react'
import type { ChosenWords } from '../../../model/text/selected'
import { ChapterMarks } from './chapter-marks'
import { peekAction } from './kept-action'
import { useChapterThings } from './use-chapter-things'
import { useShownBeside } from './use-shown-beside'

interface Props extends ComponentProps<typeof ChapterMarks> {
  /** Selects verses (by number) and words again. */
  onSelect: (verses: readonly number[], words: readonly ChosenWords[]) => void
  /** Called with the number of notes in the chapter. */
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
    if (kept)
      onSelect(
        kept.verses.map((verse) => verse - chapter),
        kept.words,
      )
    // Runs once per chapter: a new `onSelect` is no new chapter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [abbreviation, chapter])
  return <ChapterMarks {...rest} things={things} />
}
