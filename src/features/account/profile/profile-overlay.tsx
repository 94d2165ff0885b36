/** The profile: the person, the account, devices, stored data, and deleting the account (design UX 3.12). */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { isMember, useAccount } from '../../../model/account/account'
import { setOption, useOption } from '../../../model/options/options'
import { askServer } from '../../../platform/client/ask-server'
import { useOnline } from '../../../platform/page/online'
import { saveJson } from '../../../platform/page/save-file'
import { Button } from '../../../ui/controls/button'
import { Switch } from '../../../ui/controls/switch'
import { Picture } from '../parts/picture'
import { AccessSection } from './access-section'
import { DeleteSection } from './delete-section'
import { DevicesSection } from './devices-section'
import { OptInsSection } from './opt-ins-section'
import { PersonSection } from './person-section'
import styles from './profile.module.css'
import { Section } from './section'
import { SyncSection } from './sync-section'
import { useAttempt } from './use-attempt'

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

/** Settings of the account that have no panel of their own. */
function DisplaySection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const isFixed = useOption('fixHeader')
  const hasPicture = useOption('gravatar')
  return (
    <Section title={t('display')}>
      <div>
        <Switch label={t('fixHeader')} isOn={isFixed} onChange={(isOn) => setOption('fixHeader', isOn)} />
        {user.image && (
          <Switch label={t('gravatar')} isOn={hasPicture} onChange={(isOn) => setOption('gravatar', isOn)} />
        )}
      </div>
    </Section>
  )
}

/** Downloads everything the account holds as a file (SECURITY D3). */
function DataSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const attempt = useAttempt()
  const save = () =>
    attempt(async () => {
      const { data } = await askServer('exportProfile')
      saveJson(t('common:product'), user.id, data)
    })
  return (
    <Section title={t('data')}>
      <p>{t('exportHint')}</p>
      <div className={styles.actions}>
        <Button onClick={save}>{t('export')}</Button>
      </div>
    </Section>
  )
}
