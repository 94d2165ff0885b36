/** Downloads: what is on this device and what can be, with size before, progress during, and the space there is (design UX 3.12). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName, useEditions } from '../../model/library/use-editions'
import { useOnline } from '../../platform/page/online'
import { downloadGroups } from './download-groups'
import styles from './downloads-overlay.module.css'
import { EditionRow } from './edition-row'
import { ImportFile } from './import-file'
import { StorageBar } from './storage-bar'
import { TravelPack } from './travel-pack'

export function DownloadsOverlay() {
  const { t, i18n } = useTranslation('library')
  const editions = useEditions(i18n.language)
  const isOnline = useOnline()
  const [filter, setFilter] = useState('')
  const wanted = (editions ?? []).filter(({ abbreviation, summary }) =>
    `${abbreviation} ${summary.name} ${languageName(summary.locale, i18n.language)}`
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  )
  return (
    <div className={styles.downloads}>
      <StorageBar />
      {editions && <TravelPack editions={editions} />}
      <ImportFile />
      <input
        className={styles.filter}
        type="search"
        dir="auto"
        aria-label={t('find')}
        placeholder={t('find')}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {editions?.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      {editions && editions.length > 0 && wanted.length === 0 && (
        <p className={styles.hint}>{t('nothingFound')}</p>
      )}
      {downloadGroups(wanted, isOnline).map(({ locale, rows }) => {
        const title = locale === undefined ? t('onDevice') : languageName(locale, i18n.language)
        return (
          <section key={locale ?? ''} aria-label={title}>
            <h2 className={styles.language}>{title}</h2>
            <ul>
              {rows.map((edition) => (
                <EditionRow key={edition.abbreviation} edition={edition} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
