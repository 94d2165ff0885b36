/** The text of a note with its passages as links, and below it the words of those passages from the local database. */
import type { Footnote, Reference } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import styles from '../note-popover.module.css'
import { LinkedText } from './linked-text'
import { useNotePassages } from './note-passages'
import { ReferenceList } from './reference-list'

interface Props {
  note: Footnote
  edition: Manifest
  /** Canonical number of the chapter that has the note. */
  chapter: number
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  onFollow: () => void
}

export function LinkedNote({ note: { content: text, marks }, edition, chapter, hrefOf, onFollow }: Props) {
  const links = useNotePassages(text, edition, chapter)
  const references = links.flatMap(({ start, end, references: [first] }): Reference[] => {
    if (!first) return []
    const range = first.to === first.from ? {} : { canonical_end: first.to }
    return [{ canonical: first.from, ...range, content: text.slice(start, end) }]
  })
  return (
    <>
      <p className={styles.note} dir="auto" lang={edition.locale}>
        <LinkedText text={text} marks={marks} links={links} hrefOf={hrefOf} onFollow={onFollow} />
      </p>
      {references.length > 0 && (
        <ReferenceList
          abbreviation={edition.abbreviation}
          references={references}
          hrefOf={hrefOf}
          onFollow={onFollow}
        />
      )}
    </>
  )
}
