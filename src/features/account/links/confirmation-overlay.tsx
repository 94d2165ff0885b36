/** The places that links of an e-mail lead to: they confirm an address or the newsletter, or end the newsletter. */

import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { isMember, useAccount } from '../../../model/account/account'
import { trackEvent } from '../../../model/analytics/track-event'
import { askServer } from '../../../platform/client/ask-server'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { useErrorText } from '../../../ui/words/use-error-text'
import styles from '../account.module.css'
import { OtherWays } from '../parts/other-ways'
import { Outcome } from '../parts/outcome'
import { useToken } from './use-token'

type Answer = { kind: 'runs' | 'valid' | 'over' } | { kind: 'failed'; error: ErrorWire }

export function EmailConfirmationOverlay() {
  const { t } = useTranslation('account')
  const token = useToken()
  const account = useAccount()
  const [answer, send] = useAnswer()
  useEffect(() => {
    send(askServer('confirmEmail', { body: { token } }))
  }, [token, send])
  useEffect(() => {
    if (answer.kind === 'valid') byTheWay(workerClient().syncNow())
  }, [answer])
  // A person who changes an address is signed in; one who has just registered is not.
  const isNewMember = answer.kind === 'valid' && account === null
  useEffect(() => {
    if (isNewMember) trackEvent('goal', 'registration-confirmed')
  }, [isNewMember])
  return (
    <Page answer={answer}>
      <Outcome kind="done">{t('emailConfirmed')}</Outcome>
      {isNewMember && <p className={styles.lead}>{t('welcomeConfirmed')}</p>}
      {!isMember(account) && <OtherWays to={['/login']} />}
    </Page>
  )
}

/** Opening the link subscribes. Ending needs a click here, so that a mail program that follows links cannot end it. */
export function NewsletterConfirmationOverlay() {
  const { t } = useTranslation('account')
  const token = useToken()
  const [choice, setChoice] = useState<'subscribed' | 'ended'>()
  const [answer, send] = useAnswer()
  const choose = (subscribed: boolean) => {
    setChoice(subscribed ? 'subscribed' : 'ended')
    send(askServer('confirmNewsletter', { body: { token, subscribed } }))
  }
  if (choice === undefined)
    return (
      <div className={styles.page}>
        <p className={styles.lead}>{t('newsletterConfirm')}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => choose(true)}>
            {t('newsletterYes')}
          </Button>
          <Button onClick={() => choose(false)}>{t('newsletterNo')}</Button>
        </div>
      </div>
    )
  return (
    <Page answer={answer}>
      <Outcome kind="done">{t(choice === 'subscribed' ? 'newsletterBegan' : 'newsletterEnded')}</Outcome>
    </Page>
  )
}

function Page({ answer, children }: { answer: Answer; children: ReactNode }) {
  const { t } = useTranslation('account')
  const sentence = useErrorText(answer.kind === 'failed' ? answer.error : undefined)
  return (
    <div className={styles.page}>
      {answer.kind === 'runs' && <p role="status">{t('linkRuns')}</p>}
      {answer.kind === 'over' && <Outcome kind="failed">{t('linkOver')}</Outcome>}
      {answer.kind === 'failed' && <Outcome kind="failed">{sentence}</Outcome>}
      {answer.kind === 'valid' && children}
    </div>
  )
}

function useAnswer(): [answer: Answer, send: (asked: Promise<{ valid: boolean }>) => void] {
  const [answer, setAnswer] = useState<Answer>({ kind: 'runs' })
  const [send] = useState(() => (asked: Promise<{ valid: boolean }>) => {
    asked.then(
      ({ valid }) => setAnswer({ kind: valid ? 'valid' : 'over' }),
      (error: unknown) => setAnswer({ kind: 'failed', error: toErrorWire(error) }),
    )
  })
  return [answer, send]
}
