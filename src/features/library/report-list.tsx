/** One part of an import report: what happened, how often, at which places in the reader's notation, and where in the file. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { ReportEntry } from '#core/contract/editions/import-report'
import { type ReportLine, reportLines } from '#core/scripture/editions/report/report-lines'
import type { NamePack } from '#core/scripture/names/name-pack'
import { formatPassage } from '#core/scripture/passages/format-passage'
import { digitsOf, rangeSign } from '#core/scripture/text/digits'
import { pageSource } from '../../platform/local/page-source'
import { Summary } from '../../ui/controls/summary'
import { formatLabel, formatNumber } from '../../ui/words/format-number'
import styles from './import-file.module.css'

/** At most this many places and ranges in one line, because a damaged file can lack thousands. */
const shownPlaces = 60

export function ReportList({ title, entries }: { title: string; entries: readonly ReportEntry[] }) {
  const { i18n } = useTranslation()
  const pack = useLiveQuery(() => pageSource.names(i18n.language), [i18n.language])
  if (entries.length === 0) return null
  return (
    <details className={styles.entries}>
      <Summary>
        {title} ({formatNumber(entries.length, i18n.language)})
      </Summary>
      <ul>
        {reportLines(entries).map((line, index) => (
          <li key={index}>
            <Line report={line} pack={pack} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Line({ report, pack }: { report: ReportLine; pack: NamePack | undefined }) {
  const { t, i18n } = useTranslation('library')
  const { kind, count, places, file, line } = report
  const more = places.length - shownPlaces
  return (
    <>
      {t(`report-${kind}`)}
      {count > 1 && ` ${t('times', { count })}`}
      {pack && places.length > 0 && (
        <>
          {': '}
          <bdi>{named(places.slice(0, shownPlaces), pack)}</bdi>{' '}
          {more > 0 && t('morePlaces', { count: more })}
        </>
      )}{' '}
      {file && (
        <small>
          <bdi>{t('importWhere', { file, line: formatLabel(line, i18n.language) })}</bdi>
        </small>
      )}
    </>
  )
}

/** Writes places with the names, separators and digits of the interface language. */
function named(places: ReportLine['places'], { names, separators, locale }: NamePack): string {
  return formatPassage(places, {
    names,
    separators: { ...separators, range: rangeSign },
    style: 'long',
    digits: (value) => digitsOf(value, locale),
  })
}
