/** The verses a note is about, read from this device, in the edition on the screen. */
import { chapterOf } from '#core/canonical'
import type { ShownEdition } from '../../../model/study/shown-edition'
import { useVerseTexts } from '../../../model/study/use-verse-texts'
import styles from './note-editor.module.css'

interface Props {
  /** Canonical numbers in the edition, ascending. */
  verses: readonly number[]
  edition: ShownEdition
}

export function NoteQuote({ verses, edition: { manifest } }: Props) {
  const chapters = [...new Set<number>(verses.map(chapterOf))]
  const groups = chapters.map((chapter) => verses.filter((verse) => chapterOf(verse) === chapter))
  const text = useVerseTexts(manifest, groups)?.filter(Boolean).join(' … ')
  if (!text) return null
  return (
    <figure className={styles.quote}>
      <blockquote lang={manifest.locale} dir={manifest.direction}>
        {text}
      </blockquote>
      <figcaption>
        <bdi>{manifest.abbreviation}</bdi>
      </figcaption>
    </figure>
  )
}
