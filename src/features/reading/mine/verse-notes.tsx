/** The notes at a verse, one after the other, each with a link into its editor; used in the box of their mark and in the sidebar. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { noteTitle } from '#core/study/lists/note-list'
import { noteAddress } from '#core/study/note-address'
import { formatVerses } from '#core/study/place-names'
import { NoteView } from '../../../model/study/note-view'
import { useTags } from '../../../model/study/use-tags'
import { TagChips } from '../../../ui/note/tag-chips'
import { formatWhen } from '../../../ui/words/format-time'
import { isolate } from '../../../ui/words/isolate'
import styles from './mine.module.css'
import { type ChapterNote, useChapterThings } from './use-chapter-things'

interface Props {
  data: PageData
  /** Shows only notes that begin at this verse; absent = all notes of the chapter. */
  verse?: number
}

export function VerseNotes({ data, verse }: Props) {
  const { t } = useTranslation('notes')
  const notes = useChapterThings(data)?.notes ?? []
  const shown =
    verse === undefined ? notes : notes.filter(({ verses }) => Math.max(1, verses[0] ?? 1) === verse)
  if (shown.length === 0) return <p className={styles.hint}>{t('noneHere')}</p>
  return (
    <ul className={styles.notes}>
      {shown.map((note) => (
        <VerseNote key={note.id} listed={note} data={data} />
      ))}
    </ul>
  )
}

function VerseNote({ listed: { id, note, verses, waiting }, data }: { listed: ChapterNote; data: PageData }) {
  const { t, i18n } = useTranslation('notes')
  const tags = useTags()
  const naming = namingOf(data, i18n.language)
  const [manifest] = data.manifests
  if (!naming || !manifest) return null
  const place = formatVerses(verses, naming)
  return (
    <li>
      {note.title && (
        <h3>
          <bdi>{note.title}</bdi>
        </h3>
      )}
      <NoteView body={note.body} edition={{ manifest, naming }} chapter={data.address?.chapter ?? 0} />
      <TagChips tags={note.tags.flatMap((tag) => tags?.get(tag) ?? [])} label={t('tags:tags')} />
      <p className={styles.about}>
        <span>{place ? t('verses', { verses: isolate(place) }) : t('wholeChapter')}</span>
        <span>{formatWhen(note.changedAt, i18n.language, t('today'))}</span>
        {waiting > 0 && <span>{t('notSynced')}</span>}
        <a
          href={noteAddress(id)}
          aria-label={t('edit', { title: isolate(noteTitle(note) || t('untitled')) })}
        >
          {t('change')}
        </a>
      </p>
    </li>
  )
}
