/** A note in the list: place, title, text drawn without the editor, tags, date of the last change. */
import { useTranslation } from 'react-i18next'
import { chapterOf } from '#core/canonical'
import type { Note } from '#core/contract/members/things'
import { noteTitle } from '#core/study/lists/note-list'
import { noteAddress } from '#core/study/note-address'
import { NoteView } from '../../model/study/note-view'
import type { ShownEdition } from '../../model/study/shown-edition'
import type { KnownTag } from '../../model/study/use-tags'
import { TagChips } from '../../ui/note/tag-chips'
import { formatWhen } from '../../ui/words/format-time'
import { isolate } from '../../ui/words/isolate'
import { WaitingIcon } from './note-icons'
import styles from './note-list.module.css'
import { notePlaceIn } from './note-place'

interface Props {
  id: string
  note: Note
  isWaiting: boolean
  edition: ShownEdition | undefined
  tags: ReadonlyMap<string, KnownTag>
}

export function NoteCard({ id, note, isWaiting, edition, tags }: Props) {
  const { t, i18n } = useTranslation('notes')
  const place = edition && notePlaceIn(note, edition)
  const title = noteTitle(note)
  return (
    <li className={styles.card}>
      {place && (
        <a className={styles.place} href={place.path}>
          <bdi>{place.label}</bdi>
        </a>
      )}
      <h3 dir="auto">
        <a href={noteAddress(id)} aria-label={t('edit', { title: isolate(title || t('untitled')) })}>
          {note.title.trim() || (place ? t('untitled') : title || t('untitled'))}
        </a>
      </h3>
      {note.copyOf && (
        <a className={styles.copy} href={noteAddress(id)}>
          {t('copyBadge')}
        </a>
      )}
      <div className={styles.words}>
        <NoteView body={note.body} edition={edition} chapter={chapterOf(place?.verses[0] ?? 0)} />
      </div>
      <TagChips tags={note.tags.flatMap((tag) => tags.get(tag) ?? [])} label={t('tags:tags')} />
      <p className={styles.when}>
        <span>{formatWhen(note.changedAt, i18n.language, t('today'))}</span>
        {isWaiting && (
          <span className={styles.waiting}>
            <WaitingIcon className="icon" aria-hidden />
            {t('notSynced')}
          </span>
        )}
      </p>
    </li>
  )
}
