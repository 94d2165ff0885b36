/** A card at the end of a chapter that offers the app for the home screen to people who come back (install-rules.ts). Never a popup. */

import { SquarePlus as IosAddIcon, Share as IosShareIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../model/account/account'
import { needsInstallSteps, useInstall } from '../../model/shell/install'
import { Button } from '../../ui/controls/button'
import { BrandIcon } from '../../ui/controls/icons'
import styles from './install-card.module.css'
import { hasInstallCard } from './install-rules'
import { rememberDismissal, useInstallMemory } from './use-install-memory'

export function InstallCard() {
  const { t } = useTranslation('shell')
  const memory = useInstallMemory()
  const account = useAccount()
  const install = useInstall()
  const [hasSteps] = useState(needsInstallSteps)
  const [now] = useState(Date.now)
  const isPossible = install !== undefined || hasSteps
  const facts = { isPossible, isMember: isMember(account), now }
  if (!memory || !hasInstallCard({ ...memory, ...facts })) return null
  return (
    <section className={`${styles.card} app-chrome`} aria-labelledby="install-title">
      <BrandIcon className="icon" aria-hidden />
      <div>
        <h2 id="install-title">{t('installTitle')}</h2>
        <p>{t('install')}</p>
        {!install && <IosSteps />}
      </div>
      <div className={styles.ways}>
        {install && (
          <Button variant="primary" onClick={install}>
            {t('menu:install')}
          </Button>
        )}
        <Button onClick={() => rememberDismissal(memory)}>{t('later')}</Button>
      </div>
    </section>
  )
}

/** Safari on iOS offers no install prompt, so the person does it in two steps. */
function IosSteps() {
  const { t } = useTranslation('shell')
  return (
    <ol className={styles.steps}>
      <li>
        <IosShareIcon className="icon" aria-hidden />
        {t('iosShare')}
      </li>
      <li>
        <IosAddIcon className="icon" aria-hidden />
        {t('iosAdd')}
      </li>
    </ol>
  )
}
