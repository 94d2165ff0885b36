/** The way to one's chats; visitors sign in first, and return to what they wanted. */
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../../model/account/account'
import { signInPath, useWantedRoute } from '../../../model/account/sign-in-path'
import buttons from '../../../ui/controls/button.module.css'
import styles from './landing.module.css'

export function Ways() {
  const { t } = useTranslation('assistant')
  const account = useAccount()
  const wanted = useWantedRoute() ?? '/chats'
  if (account === undefined) return null
  const isSignedIn = isMember(account)
  return (
    <section className={styles.ways} aria-labelledby="ways-to-chats">
      <h2 id="ways-to-chats">{t('chats')}</h2>
      <p>{t('chatsHint')}</p>
      <a className={buttons.button} data-variant="primary" href={isSignedIn ? '/chats' : signInPath(wanted)}>
        {t(isSignedIn ? 'toChats' : 'signIn')}
      </a>
    </section>
  )
}
