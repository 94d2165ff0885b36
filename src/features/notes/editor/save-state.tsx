/** Says whether a note is stored on this device and at the server (SYNC 3.13). */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import { useOnline } from '../../../platform/page/online'
import { formatClock } from '../../../ui/words/format-time'
import { isolate } from '../../../ui/words/isolate'
import styles from './note-editor.module.css'
import type { NoteDraft } from './use-note-draft'

export function SaveState({ draft }: { draft: NoteDraft }) {
  const { t, i18n } = useTranslation('notes')
  const isOnline = useOnline()
  const { state, note, waiting } = draft
  if (state === 'failed' || state === 'too-long')
    return (
      <p className={styles.failed} role="alert">
        {t(state === 'failed' ? 'notSaved' : 'tooLong')}
      </p>
    )
  if (!note && state === 'saved') return null
  const saved = note
    ? t('saved', { time: isolate(formatClock(note.changedAt, i18n.language)) })
    : t('savedNow')
  const parts =
    state === 'typing' ? [t('typing')] : [saved, ...(waiting > 0 && !isOnline ? [t('waits')] : [])]
  return (
    <p className={styles.state} role="status">
      {parts.join(dotOf(i18n.language))}
    </p>
  )
}
