/** The text the player reads: the chapter of the page's first translation. The object stays the same while its contents do. */
import { useMemo, useState } from 'react'
import type { Chapter } from '#core/contract/editions/chapter'
import type { PageData } from '#core/contract/page-data'
import { type SpokenVerse, spokenChapter } from '#core/reading-aloud/spoken-chapter'

export interface SpokenText {
  /** Identifies the text: differs for every edition and chapter. */
  place: string
  abbreviation: string
  edition: string
  locale: string
  chapter: number
  verses: readonly SpokenVerse[]
  /** True for an imported edition, which is on this device only and has no recording. */
  isOwn: boolean
}

/** Undefined until the text is here. */
export function useSpokenText(data: PageData, hasHeadings: boolean): SpokenText | undefined {
  const [edition] = data.manifests
  const chapter = data.chapters.find(
    (one) => one.abbreviation === edition?.abbreviation && one.chapter.canonical === data.address?.chapter,
  )?.chapter
  const made = useMemo(
    () => (edition && chapter ? spokenText(edition, chapter, hasHeadings) : undefined),
    [edition, chapter, hasHeadings],
  )
  const [kept, setKept] = useState(made)
  if (made === kept) return made
  if (made && kept && isSame(made, kept)) return kept
  setKept(made)
  return made
}

function spokenText(
  { abbreviation, name, locale, id }: PageData['manifests'][number],
  chapter: Chapter,
  hasHeadings: boolean,
): SpokenText {
  return {
    place: `${abbreviation} ${chapter.canonical}`,
    abbreviation,
    edition: name,
    locale,
    chapter: chapter.canonical,
    verses: spokenChapter(chapter, hasHeadings),
    isOwn: id === 0,
  }
}

function isSame(a: SpokenText, b: SpokenText): boolean {
  return a.place === b.place && JSON.stringify(a.verses) === JSON.stringify(b.verses)
}
