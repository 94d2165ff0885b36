/** Imports the person's own Bible files: the worker reads them on this device; the report says what was read, repaired and left out. */

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedEndings as accepted } from '#core/contract/editions/formats'
import type { ImportReport } from '#core/contract/editions/import-report'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { workerClient } from '../../platform/client/worker-client'
import { Button } from '../../ui/controls/button'
import { ImportIcon } from '../../ui/controls/panel-icons'
import { formatLabel } from '../../ui/words/format-number'
import { useErrorText } from '../../ui/words/use-error-text'
import styles from './import-file.module.css'
import { ReportList } from './report-list'

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string }
  | { kind: 'done'; report: ImportReport }
  | { kind: 'failed'; name: string; error: ErrorWire }

export function ImportFile() {
  const { t, i18n } = useTranslation('library')
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const read = async (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    setState({ kind: 'reading', name: first.name })
    try {
      setState({ kind: 'done', report: await workerClient().importFiles(files, {}, i18n.language) })
    } catch (error) {
      setState({ kind: 'failed', name: first.name, error: toErrorWire(error) })
    }
    if (input.current) input.current.value = ''
  }
  return (
    <section className={styles.import} aria-label={t('importOwn')}>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept={accepted}
        tabIndex={-1}
        aria-label={t('importOwn')}
        onChange={({ target }) => void read([...(target.files ?? [])])}
      />
      <Button onClick={() => input.current?.click()}>
        <ImportIcon className="icon" aria-hidden />
        {t('importOwn')}
      </Button>
      <p className={styles.hint}>{t('importHint')}</p>
      <div role="status">
        {state.kind === 'reading' && <p>{t('importing', { name: state.name })}</p>}
        {state.kind === 'failed' && <Failure name={state.name} error={state.error} />}
        {state.kind === 'done' && <Report report={state.report} />}
      </div>
    </section>
  )
}

function Failure({ name, error }: { name: string; error: ErrorWire }) {
  const { t, i18n } = useTranslation('library')
  const message = useErrorText(error)
  const { file, line } = error.details
  return (
    <div className={styles.failure}>
      <b>{t('importFailed', { name })}</b>
      <p>{message}</p>
      {file !== undefined && (
        <p>{t('importWhere', { file, line: formatLabel(Number(line ?? 1), i18n.language) })}</p>
      )}
    </div>
  )
}

function Report({ report }: { report: ImportReport }) {
  const { t } = useTranslation('library')
  return (
    <div className={styles.report}>
      <b>{t('imported', { name: report.name })}</b>
      <p>
        {t('importedCounts', {
          books: t('bookCount', { count: report.books }),
          chapters: t('chapterCount', { count: report.chapters }),
          verses: t('verseCount', { count: report.verses }),
        })}
      </p>
      <ReportList title={t('repaired')} entries={report.repaired} />
      <ReportList title={t('leftOut')} entries={report.leftOut} />
      <ReportList title={t('doubts')} entries={report.doubts} />
      <a href={`/${report.abbreviation}`}>{t('openImported')}</a>
    </div>
  )
}
