/** Saves notes and marked words as a file, reads such a file, prints the list. The code for it loads with the first use. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#core/errors'
import type { ThingOf } from '#db/things'
import { useThings } from '../../../model/account/member-database'
import type { ShownEdition } from '../../../model/study/shown-edition'
import type { KnownTag } from '../../../model/study/use-tags'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { Summary } from '../../../ui/controls/summary'
import { useLayer } from '../../../ui/layers/use-layer'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { onceOnline } from '../../../ui/timing/once-online'
import styles from '../note-list.module.css'
import type { FileKind } from './write-file'

interface Props {
  /** The notes of the list; these are saved. */
  notes: readonly ThingOf<'note'>[]
  all: readonly ThingOf<'note'>[]
  tags: ReadonlyMap<string, KnownTag>
  edition: ShownEdition | undefined
}

const noMarks: readonly ThingOf<'wmk'>[] = []

export function NoteFiles({ notes, all, tags, edition }: Props) {
  const { t } = useTranslation('notes')
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const marks = useThings('wmk') ?? noMarks
  // A list that is filtered is saved as it is seen: nothing else goes along.
  const saved = notes.length === all.length ? marks : noMarks
  useLayer(() => menu.current?.removeAttribute('open'), { isOn: isOpen })
  const keep = async (kind: FileKind) => {
    const { writeFile } = await onceOnline(() => import('./write-file'))
    writeFile(kind, notes, { marks: saved, tags, edition, name: t('fileName') })
  }
  const bring = async (file: File | undefined) => {
    if (!file) return
    try {
      const { readFile } = await onceOnline(() => import('./read-file'))
      const { changes, added, different, same, failed } = await readFile(file, { notes: all, marks, tags })
      if (changes.length > 0) await workerClient().changeAll(changes)
      const type = failed > 0 ? 'warning' : 'success'
      showSnackbar(t('imported', { added: added + different, same, failed }), { type })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      showSnackbar(t('importFailed'), { type: 'error' })
    }
  }
  return (
    <details
      ref={menu}
      className={styles.files}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary>{t('files')}</Summary>
      <div>
        {notes.length > 0 && (
          <>
            <Button onClick={() => void keep('markdown')}>{t('exportMarkdown')}</Button>
            <Button onClick={() => print()}>{t('print')}</Button>
          </>
        )}
        {notes.length + saved.length > 0 && (
          <Button onClick={() => void keep('json')}>{t('exportJson')}</Button>
        )}
        <label>
          {t('import')}
          <input
            className="visually-hidden"
            type="file"
            accept=".md,.markdown,.txt,.json"
            onChange={({ target }) => {
              void bring(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
      </div>
    </details>
  )
}
