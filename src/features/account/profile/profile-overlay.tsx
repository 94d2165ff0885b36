/** The profile: the person, the account, devices, stored data, and deleting the account (design UX 3.12). */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { isMember, useAccount } from '../../../model/account/account'
import { useOnline } from '../../../platform/page/online'
import { Picture } from '../parts/picture'
import { AccessSection } from './access-section'
import { DataSection } from './data-section'
import { DeleteSection } from './delete-section'
import { DevicesSection } from './devices-section'
import { DisplaySection } from './display-section'
import { OptInsSection } from './opt-ins-section'
import { PersonSection } from './person-section'
import styles from './profile.module.css'
import { SyncSection } from './sync-section'

export function ProfileOverlay() {
  const account = useAccount()
  const router = useRouter()
  const isGone = account !== undefined && !isMember(account)
  useEffect(() => {
    if (isGone) router.history.replace('/', undefined, { ignoreBlocker: true })
  }, [isGone, router])
  return isMember(account) ? <Profile user={account.user} /> : null
}

function Profile({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const isOnline = useOnline()
  return (
    <div className={styles.profile}>
      <div className={styles.head}>
        <Picture user={user} size="large" />
        <div>
          <h2>
            <bdi>{user.nickname}</bdi>
          </h2>
          <p>{t('nicknameStays')}</p>
        </div>
      </div>
      {!isOnline && (
        <p role="status" className={styles.hint}>
          {t('needsNetwork')}
        </p>
      )}
      <SyncSection />
      <PersonSection user={user} />
      <AccessSection user={user} />
      <OptInsSection user={user} />
      <DisplaySection user={user} />
      <DevicesSection />
      <DataSection user={user} />
      <DeleteSection user={user} />
    </div>
  )
}
