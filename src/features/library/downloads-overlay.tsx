/** Downloads: what is on this device and what can be, with size before, progress during, and the space there is (design UX 3.12). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KnownEdition, languageName, useEditions } from '../../platform/use-editions'
import styles from './downloads-overlay.module.css'
import { EditionRow } from './edition-row'
import { ImportFile } from './import-file'
import { StorageBar } from './storage-bar'

export function DownloadsOverlay() {
  const { t, i18n } = useTranslation('library')
  const editions = useEditions(i18n.language)
  const [filter, setFilter] = useState('')
  const wanted = (editions ?? []).filter(({ abbreviation, summary }) =>
    `${abbreviation} ${summary.name} ${languageName(summary.locale, i18n.language)}`
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  )
  return (
    <div className={styles.downloads}>
      <StorageBar />
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
      {groupsOf(wanted).map(({ locale, rows }) => (
        <section key={locale} aria-label={languageName(locale, i18n.language)}>
          <h2 className={styles.language}>{languageName(locale, i18n.language)}</h2>
          <ul>
            {rows.map((edition) => (
              <EditionRow key={edition.abbreviation} edition={edition} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function groupsOf(editions: readonly KnownEdition[]): { locale: string; rows: KnownEdition[] }[] {
  const groups: { locale: string; rows: KnownEdition[] }[] = []
  for (const edition of editions) {
    const last = groups.at(-1)
    if (last?.locale === edition.summary.locale) last.rows.push(edition)
    else groups.push({ locale: edition.summary.locale, rows: [edition] })
  }
  return groups
}
