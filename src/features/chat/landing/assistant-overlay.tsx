/**
 * `/nicodemus-ai` (FEATURES CHAT-01), for everybody: what the assistant is and is not, answers from this device, what
 * is sent where, and the ways to chats.
 */
import { useTranslation } from 'react-i18next'
import { setOption, useOption } from '../../../model/options/options'
import { hasRoom } from '../../../model/options/rooms'
import { Switch } from '../../../ui/controls/switch'
import { AskHere } from './ask-here'
import styles from './landing.module.css'
import { Ways } from './ways'
import { WhatIsSent } from './what-is-sent'

export function AssistantOverlay() {
  const { t } = useTranslation('assistant')
  const hasButton = useOption('chat.btn')
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.facts}>
        <li>{t('factFinds')}</li>
        <li>{t('factCites')}</li>
        <li>{t('factLimits')}</li>
      </ul>
      <AskHere />
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
