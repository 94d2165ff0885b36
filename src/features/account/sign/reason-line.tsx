/** Says why this place needs an account, depending on what the person wanted. */
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../../model/account/account'
import { useWantedRoute } from '../../../model/account/sign-in-path'
import styles from '../account.module.css'

const reasons = ['notes', 'tags', 'likes', 'history'] as const

export function ReasonLine() {
  const { t } = useTranslation('account')
  const wanted = useWantedRoute()
  const account = useAccount()
  const reason = reasons.find((word) => wanted === `/${word}` || wanted?.startsWith(`/${word}/`))
  if (account?.isExpired) return <p className={styles.lead}>{t('reason-expired')}</p>
  return <p className={styles.lead}>{t(reason ? `reason-${reason}` : 'reason')}</p>
}
