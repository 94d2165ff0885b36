/** Shows a text that another device overwrote beside the current one; the person keeps both or one (SYNC 3.7 rule 6). */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Change } from '#core/contract/members/op'
import type { Note } from '#core/contract/members/things'
import { noteAddress } from '#core/study/note-address'
import { useThing } from '../../../model/account/member-database'
import { NoteView } from '../../../model/study/note-view'
import type { ShownEdition } from '../../../model/study/shown-edition'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { formatClock, formatDay } from '../../../ui/words/format-time'
import styles from './note-editor.module.css'

interface Props {
  /** Id of the copy. */
  id: string
  copy: Note
  edition: ShownEdition | undefined
}

export function KeptCopy({ id, copy, edition }: Props) {
  const { t, i18n } = useTranslation('notes')
  const report = useReporting()
  const router = useRouter()
  const original = copy.copyOf?.note ?? ''
  const thing = useThing(`note:${original}`)
  const current = thing?.kind === 'note' ? thing.data : undefined
  if (!copy.copyOf) return null
  const at = copy.copyOf.writtenAt
  const written = { day: formatDay(at, i18n.language), time: formatClock(at, i18n.language) }
  const { title, body, numbering, chapter, verses, tags } = copy
  const fields = { title, body, numbering, chapter, verses, tags }
  const remove = { kind: 'note' as const, key: `note:${id}`, body: null }
  /** Removes the copy in any case; what the person keeps of it becomes an ordinary note. */
  const settle = async (kept: string, changes: readonly Change[]) => {
    if (await report(workerClient().changeAll([...changes, remove])))
      router.history.replace(noteAddress(kept))
  }
  const keepIn = (note: string): Change => ({ kind: 'note', key: `note:${note}`, body: fields })
  const keepBoth = () => {
    const own = crypto.randomUUID()
    return settle(own, [keepIn(own)])
  }
  return (
    <section className={styles.copy} aria-labelledby="kept-copy">
      <h3 id="kept-copy">{t('copyTitle')}</h3>
      <p>{t('copyHint', written)}</p>
      {current && (
        <div className={styles.other}>
          <h4>{t('copyOther')}</h4>
          <b dir="auto">{current.title}</b>
          <NoteView body={current.body} edition={edition} chapter={0} />
        </div>
      )}
      <div className={styles.choices}>
        <Button onClick={() => void keepBoth()}>{t('copyBoth')}</Button>
        {current && (
          <>
            <Button onClick={() => void settle(original, [keepIn(original)])}>{t('copyThis')}</Button>
            <Button onClick={() => void settle(original, [])}>{t('copyThat')}</Button>
          </>
        )}
      </div>
    </section>
  )
}
