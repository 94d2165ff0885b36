/** The newsletter, and beta features for members who ask for them (spec 2 §3 "beta"). */

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { hasRoom } from '../../../model/options/rooms'
import { askServer } from '../../../platform/client/ask-server'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { Switch } from '../../../ui/controls/switch'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import styles from './profile.module.css'
import { Section } from './section'
import { useAttempt } from './use-attempt'

/**
 * The beta features and their areas; a feature is hidden if this server does not have its area. The assistant is there
 * for everybody: its wish is still taken (spec 2 §7) and no longer offered.
 */
const features = [{ feature: 'audio' }, { feature: 'plans', room: 'readingPlans' }] as const

export function OptInsSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const attempt = useAttempt()
  return (
    <Section title={t('wishes')}>
      <Newsletter user={user} />
      <ul className={styles.rows}>
        {features.map((one) => {
          const { feature } = one
          const state = user.beta.find((joined) => joined.feature === feature)
          if (!state && 'room' in one && !hasRoom(one.room)) return null
          return (
            <li key={feature} className={styles.row}>
              <span>
                {t(`beta-${feature}`)}
                {state && <small>{t(state.unlocked ? 'betaUnlocked' : 'betaWaits')}</small>}
              </span>
              {!state && (
                <Button
                  aria-label={t('betaJoinNamed', { feature: t(`beta-${feature}`) })}
                  onClick={() => attempt(() => workerClient().joinBeta(feature))}
                >
                  {t('betaJoin')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Where the server sends e-mail, the newsletter is pending until the member opens the link in it. */
function Newsletter({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const attempt = useAttempt()
  const [isPending, setIsPending] = useState(false)
  useEffect(() => {
    let isHere = true
    const asked = askServer('newsletterState', { params: { id: user.id } })
    asked.then(
      ({ data }) => isHere && setIsPending(data.isPending),
      // Without a network the last known setting stays.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [user.id, user.newsletter])
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
