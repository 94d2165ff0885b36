/** The menu: the places that exist, theme, language. Its full order comes with the rest of the routes. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentReading } from '../platform/current-reading'
import { useInstall } from '../platform/install'
import { useRecents } from '../platform/use-recents'
import { BrandIcon, DownloadIcon, LanguageIcon } from '../ui/icons'
import { HistoryIcon, PrintIcon, RandomIcon } from '../ui/panel-icons'
import styles from './menu-panel.module.css'
import { randomPath } from './random-path'

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('menu')
  const [last] = useRecents() ?? []
  const install = useInstall()
  const router = useRouter()
  const { data } = useCurrentReading()
  const openByChance = async () => {
    const translations = data?.address?.abbreviations ?? last?.abbreviations ?? ['STANDARD']
    onClose()
    router.history.push(await randomPath(translations))
  }
  return (
    <nav className={styles.menu} aria-label={t('common:menu')}>
      <a href="/" onClick={onClose}>
        <BrandIcon className="icon" aria-hidden />
        {t('common:home')}
      </a>
      {last && (
        <a href={last.path} onClick={onClose}>
          <HistoryIcon className="icon" aria-hidden />
          <span>{t('common:continueReading')}</span>
          <small>
            <bdi>{last.title}</bdi>
          </small>
        </a>
      )}
      <button type="button" onClick={() => void openByChance()}>
        <RandomIcon className="icon" aria-hidden />
        {t('finding:randomPassage')}
      </button>
      <a href="/downloads" onClick={onClose}>
        <DownloadIcon className="icon" aria-hidden />
        {t('downloads')}
      </a>
      <a href="/languages" onClick={onClose}>
        <LanguageIcon className="icon" aria-hidden />
        {t('languages')}
      </a>
      {install && (
        <button type="button" onClick={install}>
          <DownloadIcon className="icon" aria-hidden />
          {t('install')}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          onClose()
          setTimeout(print, 300)
        }}
      >
        <PrintIcon className="icon" aria-hidden />
        {t('print')}
      </button>
    </nav>
  )
}
