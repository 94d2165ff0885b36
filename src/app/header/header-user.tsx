/**
 * The end of the header: for a visitor the link to an account, for a member the sync indicator and the button
 * of the user panel.
 */
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../model/account/account'
import { IconButton } from '../../ui/controls/icon-button'
import { UserIcon } from '../../ui/controls/icons'
import { lazyPart } from '../../ui/timing/lazy-part'
import styles from './header-user.module.css'
import type { PanelButton } from './panel-button'

const MemberSign = lazyPart(async () => (await import('./member-sign')).MemberSign)
const SyncIndicator = lazyPart(async () => (await import('../../features/sync/sync-indicator')).SyncIndicator)

const Sign = () => (
  <Suspense fallback={<UserIcon className="icon" aria-hidden />}>
    <MemberSign />
  </Suspense>
)

export function HeaderUser({ panelButton }: { panelButton: PanelButton }) {
  const { t } = useTranslation()
  const account = useAccount()
  if (!account || account.isDeleted)
    return (
      <a className={styles.user} href="/register" aria-label={t('menu:register')} title={t('menu:register')}>
        <UserIcon className="icon" aria-hidden />
      </a>
    )
  return (
    <>
      <Suspense>
        <SyncIndicator />
      </Suspense>
      <IconButton icon={Sign} label={t('panel-user')} {...panelButton('user')} />
    </>
  )
}
