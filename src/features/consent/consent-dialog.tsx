/** Asks what may be counted: three kinds, three buttons of the same weight (design UX 3.10). Closing it gives no consent. */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsentChoice } from '#core/analytics/consent'
import { linkFor } from '#core/contract/outside-links'
import { choose, currentChoice, dismissConsent } from '../../model/analytics/consent-choice'
import { usePublicSettings } from '../../model/options/public-settings'
import { Button } from '../../ui/controls/button'
import { useLayer } from '../../ui/layers/use-layer'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import styles from './consent-dialog.module.css'

export function ConsentDialog() {
  const { t } = useTranslation('consent')
  const dialog = useRef<HTMLDialogElement>(null)
  const [choice, setChoice] = useState<ConsentChoice>(currentChoice)
  useLayer(dismissConsent)
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('h2')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const take = (taken: ConsentChoice) => {
    choose(taken)
    showSnackbar(t('saved'))
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="consent-title"
      aria-describedby="consent-lead"
      onCancel={(event) => {
        event.preventDefault()
        dismissConsent()
      }}
    >
      <h2 id="consent-title" tabIndex={-1}>
        {t('title')}
      </h2>
      <p id="consent-lead">{t('lead')}</p>
      <ul>
        <Kind name="necessary" isChosen />
        <Kind
          name="statistics"
          isChosen={choice.statistics}
          onChange={(statistics) => setChoice({ ...choice, statistics })}
        />
        <Kind
          name="marketing"
          isChosen={choice.marketing}
          onChange={(marketing) => setChoice({ ...choice, marketing })}
        />
      </ul>
      <PrivacyNotice />
      <div className={styles.choices}>
        <Button onClick={() => take({ statistics: false, marketing: false })}>{t('only')}</Button>
        <Button onClick={() => take(choice)}>{t('chosen')}</Button>
        <Button onClick={() => take({ statistics: true, marketing: true })}>{t('all')}</Button>
      </div>
    </dialog>
  )
}

/** Links to the privacy notice if the operator has one. */
function PrivacyNotice() {
  const { t, i18n } = useTranslation('consent')
  const { links = {} } = usePublicSettings() ?? {}
  const address = linkFor(links, 'privacy', i18n.language)
  if (address === undefined) return null
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        {t('privacy')}
      </a>
    </p>
  )
}

interface KindProps {
  name: 'necessary' | 'statistics' | 'marketing'
  isChosen: boolean
  /** Absent for a kind that cannot be switched off. */
  onChange?: (isChosen: boolean) => void
}

function Kind({ name, isChosen, onChange }: KindProps) {
  const { t } = useTranslation('consent')
  return (
    <li>
      <input
        id={`consent-${name}`}
        type="checkbox"
        checked={isChosen}
        disabled={!onChange}
        aria-describedby={`consent-${name}-hint`}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <label htmlFor={`consent-${name}`}>{t(name)}</label>
      <small id={`consent-${name}-hint`}>{t(`${name}Hint`)}</small>
    </li>
  )
}
