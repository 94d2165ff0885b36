/** What a chapter has for members, loaded for members alone: marks in the text, and what was wanted before signing in. */
import { type ComponentProps, useEffect } from 'react'
import { peekAction } from '../../../platform/study/kept-action'
import { ChapterMarks } from './chapter-marks'

interface Props extends ComponentProps<typeof ChapterMarks> {
  /** Selects verses (numbers) again. */
  onSelect: (verses: readonly number[]) => void
}

export function ChapterStudy({ onSelect, ...rest }: Props) {
  const { data } = rest
  const abbreviation = data.manifests[0]?.abbreviation ?? ''
  const chapter = data.address?.chapter ?? 0
  useEffect(() => {
    const kept = peekAction(abbreviation, chapter)
    if (kept) onSelect(kept.verses.map((verse) => verse - chapter))
    // Once per chapter: choosing verses is no change of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [abbreviation, chapter])
  return <ChapterMarks {...rest} />
}
