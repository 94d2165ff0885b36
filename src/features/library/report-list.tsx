/** One part of an import report: what, how often, and the first file and line. */
import { useTranslation } from 'react-i18next'
import type { ReportEntry } from '#core/scripture/editions/sink'
import styles from './import-file.module.css'

export function ReportList({ title, entries }: { title: string; entries: readonly ReportEntry[] }) {
  const { t } = useTranslation('library')
  if (entries.length === 0) return null
  return (
    <details className={styles.entries}>
      <summary>
        {title} ({entries.length})
      </summary>
      <ul>
        {entries.map(({ kind, details, count, file, line }) => (
          <li key={`${kind} ${JSON.stringify(details)} ${file} ${line}`}>
            {t(`report-${kind}`, { ...details })} {count > 1 && t('times', { count })}{' '}
            {file && (
              <small>
                <bdi>{t('importWhere', { file, line })}</bdi>
              </small>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
