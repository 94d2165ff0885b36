/** The newsletter. No feature is tried out now: what was is there for everybody (FEATURES MEM-04). */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { useTask } from '../../../model/asking/use-task'
import { askServer } from '../../../platform/client/ask-server'
import { workerClient } from '../../../platform/client/worker-client'
import { Switch } from '../../../ui/controls/switch'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import styles from './profile.module.css'
import { Section } from './section'
import { useAttempt } from './use-attempt'

export function OptInsSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('wishes')}>
      <Newsletter user={user} />
    </Section>
  )
}

/** Where the server sends e-mail, the newsletter is pending until the member opens the link in it. */
function Newsletter({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const attempt = useAttempt()
  const [isPending, setIsPending] = useState(false)
  useTask([user.id, user.newsletter], async ({ isCurrent }) => {
    const { data } = await askServer('newsletterState', { params: { id: user.id } })
    // Without a network the last known setting stays.
    if (isCurrent()) setIsPending(data.isPending)
  })
  const change = (newsletter: boolean) =>
    attempt(async () => {
      const changed = await workerClient().updateProfile({ newsletter })
      setIsPending(newsletter && !changed.newsletter)
      if (newsletter && !changed.newsletter) showSnackbar(t('newsletterSent', { email: user.email }))
    })
  return (
    <div>
      <Switch label={t('newsletter')} isOn={user.newsletter || isPending} onChange={change} />
      {isPending && <p className={styles.hint}>{t('newsletterPending')}</p>}
    </div>
  )
}
