/** The panel of a member: greeting, picture, state of the sync, messages, links to profile and downloads, signing out. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../../model/account/account'
import { useOutbox } from '../../../model/account/member-database'
import { openSyncSheet } from '../../../model/shell/sync-sheet'
import { DownloadIcon, ReadyIcon, UserIcon } from '../../../ui/controls/icons'
import { LogoutIcon, SyncIcon } from '../../../ui/controls/panel-icons'
import { Picture } from '../parts/picture'
import { greetingWidth, shortName } from './greeting'
import styles from './user-panel.module.css'

interface Props {
  onClose: () => void
  /** Messages for the member. */
  children?: ReactNode
}

export function UserPanel({ onClose, children }: Props) {
  const { t } = useTranslation('account')
  const account = useAccount()
  if (!isMember(account)) return null
  const { user } = account
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Picture user={user} size="small" />
        <p className={styles.greeting} data-width={greetingWidth(user.nickname)}>
          {t('greeting')} <bdi>{shortName(user.nickname)}</bdi>
        </p>
      </div>
      <Saved onClose={onClose} />
      {children}
      <nav className={styles.links} aria-label={t('yours')}>
        <a href="/profile" onClick={onClose}>
          <UserIcon className="icon" aria-hidden />
          {t('menu:profile')}
        </a>
        <a href="/downloads" onClick={onClose}>
          <DownloadIcon className="icon" aria-hidden />
          {t('menu:downloads')}
        </a>
        <a href="/logout" onClick={onClose}>
          <LogoutIcon className="icon mirrored" aria-hidden />
          {t('menu:logout')}
        </a>
      </nav>
    </div>
  )
}

function Saved({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('sync')
  const count = useOutbox()?.length
  // Says that all is saved only once that is known.
  if (count === undefined) return <p className={styles.saved} />
  if (count === 0)
    return (
      <p className={styles.saved}>
        <ReadyIcon className="icon" aria-hidden />
        {t('allSaved')}
      </p>
    )
  const show = () => {
    onClose()
    openSyncSheet()
  }
  return (
    <button type="button" className={styles.waiting} onClick={show}>
      <SyncIcon className="icon" aria-hidden />
      {t('waiting', { count })}
    </button>
  )
}
