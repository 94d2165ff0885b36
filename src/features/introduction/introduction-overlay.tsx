/** The facts of a translation (READ-10): name, language, year, licence, what is in it, whether it is on this device. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalOf, isGospel } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import { languageName } from '../../model/library/use-editions'
import { useRouteParams } from '../../model/place/use-route-params'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { Summary } from '../../ui/controls/summary'
import { Card } from '../../ui/page/card'
import { PanelLines } from '../../ui/page/panel-lines'
import { formatBytes } from '../../ui/words/format-bytes'
import { formatLabel } from '../../ui/words/format-number'
import styles from './introduction-overlay.module.css'

export function IntroductionOverlay() {
  const { t, i18n } = useTranslation('library')
  const { abbreviation = '' } = useRouteParams()
  const row = useLiveQuery(
    async () => (await database.editions.get(abbreviation.toUpperCase())) ?? null,
    [abbreviation],
  )
  useEffect(() => {
    void workerClient().wantEdition(abbreviation.toUpperCase())
  }, [abbreviation])
  if (row === undefined) return <PanelLines label={t('common:loading')} />
  if (row === null) return <Card title={t('reading:editionUnknown', { abbreviation })} />
  const { summary, manifest, isInstalled, isOwn } = row
  const facts: [string, string | undefined][] = [
    [t('language'), summary.locale === 'und' ? undefined : languageName(summary.locale, i18n.language)],
    [t('year'), summary.year === undefined ? undefined : formatLabel(summary.year, i18n.language)],
    [t('licence'), summary.licence],
    [t('attribution'), summary.attribution],
    [
      t('contents'),
      t('importedCounts', {
        books: t('bookCount', { count: summary.books }),
        chapters: t('chapterCount', { count: summary.chapters }),
        verses: t('verseCount', { count: summary.verses }),
      }),
    ],
    [t('size'), isOwn ? t('ownFile') : formatBytes(summary.bytes, i18n.language)],
    [t('onDevice'), t(isInstalled ? 'here' : 'notHere')],
  ]
  return (
    <article className={styles.introduction}>
      <h2 dir={summary.direction} lang={summary.locale}>
        {summary.name}
      </h2>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.links}>
        <a href={`/${summary.abbreviation}`}>{t('read')}</a>
        {manifest?.bookList.some(({ number }) => isGospel(number)) && (
          <a href={`/synoptic/${summary.abbreviation}/1#list`}>{t('menu:synoptic')}</a>
        )}
        <a href="/downloads">{t('common:manageDownloads')}</a>
      </p>
      {manifest && <Books manifest={manifest} />}
    </article>
  )
}

/** Every book as a link to the first of its chapters that the edition has. */
function Books({ manifest }: { manifest: Manifest }) {
  const { t } = useTranslation('library')
  const { abbreviation, bookList, direction, locale } = manifest
  return (
    <details>
      <Summary>{t('books')}</Summary>
      <ul className={styles.books} dir={direction} lang={locale}>
        {bookList.map(({ number, name, chapters }) => (
          <li key={number}>
            <a href={`/${abbreviation}/${canonicalOf(number, chapters[0] ?? 1)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
