/**
 * Signs out: at once if opened inside the app, after a question if opened from elsewhere (SECURITY C2). If changes
 * could not be sent, the person decides: stay, leave them here, where anybody with access to the data of this browser
 * can read them, or drop them (SYNC 3.11).
 */
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { useAccount } from '../../../model/account/account'
import { noteSignOut } from '../../../model/account/signed-out'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useErrorText } from '../../../ui/words/use-error-text'
import styles from '../account.module.css'
import { useLeave } from '../parts/use-leave'

type Step =
  | { kind: 'asks' }
  | { kind: 'leaving' }
  | { kind: 'waits'; waiting: number }
  | { kind: 'failed'; error: ErrorWire }

export function LogoutOverlay() {
  const { t } = useTranslation('account')
  const { step, signOut } = useSigningOut()
  const leave = useLeave()
  const sentence = useErrorText(step.kind === 'failed' ? step.error : undefined)
  const stay = (
    <Button variant="primary" onClick={() => leave()}>
      {t('logoutStay')}
    </Button>
  )
  if (step.kind === 'leaving')
    return (
      <p role="status" className={styles.lead}>
        {t('logoutRuns')}
      </p>
    )
  if (step.kind === 'waits')
    return (
      <div className={styles.page}>
        <p className={styles.lead}>{t('logoutWaits', { count: step.waiting })}</p>
        <div className={styles.choices}>
          {stay}
          <Button onClick={() => void signOut('keep')}>{t('logoutKeep')}</Button>
          <Button variant="danger" onClick={() => void signOut('discard')}>
            {t('logoutDiscard', { count: step.waiting })}
          </Button>
        </div>
        <p className={styles.hint}>{t('logoutKeepHint')}</p>
      </div>
    )
  return (
    <div className={styles.page}>
      <p className={styles.lead} role={step.kind === 'failed' ? 'alert' : undefined}>
        {step.kind === 'failed' ? sentence : t('logoutAsk')}
      </p>
      <div className={styles.actions}>
        {stay}
        <Button onClick={() => void signOut()}>{t('logout')}</Button>
      </div>
    </div>
  )
}

function useSigningOut() {
  const { t } = useTranslation('account')
  const router = useRouter()
  const account = useAccount()
  const isFromHere = useRouterState({ select: ({ location }) => location.state.__TSR_index > 0 })
  const [step, setStep] = useState<Step>({ kind: 'asks' })
  const isStarted = useRef(false)
  const signOut = useCallback(
    async (choice?: 'keep' | 'discard') => {
      setStep({ kind: 'leaving' })
      try {
        const outcome = await workerClient().signOut(choice)
        if (outcome.kind === 'asks') return setStep({ kind: 'waits', waiting: outcome.waiting })
      } catch (error) {
        return setStep({ kind: 'failed', error: toErrorWire(error) })
      }
      noteSignOut()
      showSnackbar(t('loggedOut'))
      if (router.history.canGoBack()) router.history.back()
      else router.history.replace('/')
    },
    [router, t],
  )
  useEffect(() => {
    if (account === undefined || isStarted.current) return
    isStarted.current = true
    if (account === null) router.history.replace('/')
    else if (isFromHere) void signOut()
  }, [account, isFromHere, router, signOut])
  return { step, signOut }
}
