/** Says why this place needs an account, depending on what the person wanted. */
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../../model/account/account'
import { useWantedRoute } from '../../../model/account/sign-in-path'
import styles from '../account.module.css'

/** By the first word of the wanted address. */
const reasons = {
  notes: 'notes',
  tags: 'tags',
  likes: 'likes',
  history: 'history',
  'own-plan': 'ownPlan',
  'reading-plans': 'ownPlan',
  'reading-plan': 'plan',
} as const

export function ReasonLine() {
  const { t } = useTranslation('account')
  const wanted = useWantedRoute()
  const account = useAccount()
  const [, word] = wanted?.split(/[/?#]/) ?? []
  const reason = Object.entries(reasons).find(([first]) => first === word)?.[1]
  if (account?.isExpired) return <p className={styles.lead}>{t('reason-expired')}</p>
  return <p className={styles.lead}>{t(reason ? `reason-${reason}` : 'reason')}</p>
}
