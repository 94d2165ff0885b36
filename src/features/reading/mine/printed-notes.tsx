/** The member's notes below the chapter, on paper only (FEATURES READ-13). */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { NoteText } from '../../../ui/note/note-text'
import styles from './mine.module.css'
import type { ChapterNote } from './use-chapter-things'

export function PrintedNotes({ notes, data }: { notes: readonly ChapterNote[]; data: PageData }) {
  const { t, i18n } = useTranslation('notes')
  const naming = namingOf(data, i18n.language)
  const chapter = data.address?.chapter ?? 0
  if (notes.length === 0 || !naming) return null
  return (
    <section className={styles.printed} data-printed-notes>
      <h2>{t('mine')}</h2>
      {notes.map(({ id, note, verses }) => (
        <div key={id}>
          <h3>
            <bdi>{placeLabel(chapter + (verses[0] ?? 0), chapter + (verses.at(-1) ?? 0), naming)}</bdi>{' '}
            <bdi>{note.title}</bdi>
          </h3>
          <NoteText body={note.body} linksIn={noLinks} hrefOf={() => '/'} />
        </div>
      ))}
    </section>
  )
}

const noLinks = () => []
