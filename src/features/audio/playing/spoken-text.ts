/** What the player reads of the page: the chapter of the first translation, the same object for as long as it says the same. */
import { useRef } from 'react'
import type { PageData } from '#core/contract/page-data'
import { type SpokenVerse, spokenChapter } from '#core/reading-aloud/spoken-chapter'

export interface SpokenText {
  /** Another text for every other edition or chapter. */
  place: string
  abbreviation: string
  edition: string
  locale: string
  chapter: number
  verses: readonly SpokenVerse[]
  /** An edition of this device alone: nobody recorded it. */
  isOwn: boolean
}

/** Undefined while the text is not here. */
export function useSpokenText(data: PageData, hasHeadings: boolean): SpokenText | undefined {
  const known = useRef<{ source: unknown; hasHeadings: boolean; text: SpokenText }>(undefined)
  const [edition] = data.manifests
  const chapter = data.address?.chapter
  const record = data.chapters.find(
    (one) => one.abbreviation === edition?.abbreviation && one.chapter.canonical === chapter,
  )
  if (!edition || !record || chapter === undefined) return undefined
  const before = known.current
  if (before?.source === record.chapter && before.hasHeadings === hasHeadings) return before.text
  const { abbreviation, name, locale, id } = edition
  const place = `${abbreviation} ${chapter}`
  const verses = spokenChapter(record.chapter, hasHeadings)
  const made = { place, abbreviation, edition: name, locale, chapter, verses, isOwn: id === 0 }
  const text = before && isSame(before.text, made) ? before.text : made
  known.current = { source: record.chapter, hasHeadings, text }
  return text
}

function isSame(a: SpokenText, b: SpokenText): boolean {
  return a.place === b.place && JSON.stringify(a.verses) === JSON.stringify(b.verses)
}
