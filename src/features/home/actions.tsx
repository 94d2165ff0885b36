/** Actions of a new reader, in three words: read, search, download. */
import { useTranslation } from 'react-i18next'
import { beginningLinks } from '#core/scripture/welcome/welcome-links'
import type { ShownEdition } from '../../model/study/shown-edition'
import { DownloadIcon, ReadIcon, SearchIcon } from '../../ui/controls/icons'
import styles from './actions.module.css'

export function Actions({ edition }: { edition: ShownEdition | undefined }) {
  const { t } = useTranslation('home')
  const [first] = edition ? beginningLinks(edition.manifest, edition.naming) : []
  return (
    <nav className={styles.actions} aria-label={t('actions')}>
      <ul>
        <li>
          <a href={first?.href ?? '/downloads'} data-waiting={edition === undefined || undefined}>
            <ReadIcon className="icon" aria-hidden />
            <b>{t('common:read')}</b>
            <small>{first ? t('act-readAt', { place: first.label }) : edition && t('allEditions')}</small>
          </a>
        </li>
        <li>
          <a href="/search">
            <SearchIcon className="icon" aria-hidden />
            <b>{t('act-search')}</b>
            <small>{t('act-searchFor')}</small>
          </a>
        </li>
        <li>
          <a href="/downloads">
            <DownloadIcon className="icon" aria-hidden />
            <b>{t('act-download')}</b>
            <small>{t('act-downloadFor')}</small>
          </a>
        </li>
      </ul>
    </nav>
  )
}
