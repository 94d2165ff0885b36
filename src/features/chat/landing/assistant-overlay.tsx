/**
 * `/nicodemus-ai` (FEATURES CHAT-01), for everybody: what the assistant is and is not, answers from this device, what
 * is sent where, and the ways to chats.
 */
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../../model/account/account'
import { signInPath, useWantedRoute } from '../../../model/account/sign-in-path'
import { setOption, useOption } from '../../../model/options/options'
import { hasRoom } from '../../../model/options/rooms'
import buttons from '../../../ui/controls/button.module.css'
import { Switch } from '../../../ui/controls/switch'
import { AskHere } from './ask-here'
import styles from './landing.module.css'
import { WhatIsSent } from './what-is-sent'

export function AssistantOverlay() {
  const { t } = useTranslation('assistant')
  const hasButton = useOption('chat.btn')
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('lead')}</p>
      <AskHere />
      <ul className={styles.facts}>
        <li>{t('factFinds')}</li>
        <li>{t('factCites')}</li>
        <li>{t('factLimits')}</li>
      </ul>
      <Ways />
      <WhatIsSent />
      {hasRoom('assistant') && (
        <Switch label={t('showButton')} isOn={hasButton} onChange={(isOn) => setOption('chat.btn', isOn)} />
      )}
      <p>
        <a href="/privacy">{t('toPrivacy')}</a>
      </p>
    </div>
  )
}

/** The way to one's chats; visitors sign in first, and return to what they wanted. */
function Ways() {
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
