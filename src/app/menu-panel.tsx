/** The menu: its entries in the order of the specification (spec 1 §2), as far as their places exist. */
import { useRouter } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../platform/account'
import { useCurrentReading } from '../platform/current-reading'
import { useInstall } from '../platform/install'
import { readOn } from '../platform/study/record-activity'
import { useReadOn } from '../platform/study/use-read-on'
import { BrandIcon, DownloadIcon, LanguageIcon, UserIcon } from '../ui/icons'
import {
  ContactIcon,
  HistoryIcon,
  LikeIcon,
  LoginIcon,
  LogoutIcon,
  NewsletterIcon,
  NoteIcon,
  PrintIcon,
  RandomIcon,
  TagIcon,
} from '../ui/panel-icons'
import styles from './menu-panel.module.css'
import { randomPath } from './routing/random-path'

type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('menu')
  const account = useAccount()
  const isIn = isMember(account)
  const install = useInstall()
  const link = (href: string, Icon: Icon, text: ReactNode) => (
    <a href={href} onClick={onClose}>
      <Icon className="icon" aria-hidden />
      {text}
    </a>
  )
  const printPage = () => {
    onClose()
    setTimeout(print, 300)
  }
  return (
    <nav className={styles.menu} aria-label={t('common:menu')}>
      {isIn
        ? link('/profile', UserIcon, <bdi>{account.user.fullnameShort || account.user.nickname}</bdi>)
        : null}
      {link('/', BrandIcon, t('common:home'))}
      <Reading onClose={onClose} />
      {link('/notes', NoteIcon, t('notes'))}
      {link('/tags', TagIcon, t('tags'))}
      {link('/likes', LikeIcon, t('likes'))}
      {link('/history', HistoryIcon, t('history'))}
      <hr />
      {link('/downloads', DownloadIcon, t('downloads'))}
      {link('/languages', LanguageIcon, t('languages'))}
      {!isIn && link('/newsletter', NewsletterIcon, t('newsletter'))}
      {link('/contact', ContactIcon, t('contact'))}
      {install && (
        <button type="button" onClick={install}>
          <DownloadIcon className="icon" aria-hidden />
          {t('install')}
        </button>
      )}
      <button type="button" onClick={printPage}>
        <PrintIcon className="icon" aria-hidden />
        {t('print')}
      </button>
      {isIn ? link('/logout', MirroredLogout, t('logout')) : link('/login', LoginIcon, t('login'))}
    </nav>
  )
}

const MirroredLogout: Icon = (props) => <LogoutIcon {...props} className="icon mirrored" />

/** Read on, and a passage by chance. */
function Reading({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('menu')
  const last = useReadOn()
  const router = useRouter()
  const { data } = useCurrentReading()
  const openByChance = async () => {
    const translations = data?.address?.abbreviations ?? last?.abbreviations ?? ['STANDARD']
    onClose()
    router.history.push(await randomPath(translations))
  }
  return (
    <>
      {last && (
        <a
          href={last.path}
          onClick={() => {
            readOn()
            onClose()
          }}
        >
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
    </>
  )
}
