/** The nine interface languages, each in its own name and script, the current one marked. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, type Locale, languageNumberOf, locales } from '#core/contract/locales'
import { isMember, useAccount } from '../../model/account/account'
import { languageName } from '../../model/library/use-editions'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { changeLanguage } from '../../platform/language/change-language'
import { CheckIcon } from '../../ui/controls/panel-icons'
import { useReporting } from '../../ui/snackbars/use-reporting'
import styles from './languages-overlay.module.css'

export function LanguagesOverlay() {
  const { t, i18n } = useTranslation()
  const account = useAccount()
  const report = useReporting()
  const [isTurning, setIsTurning] = useState(false)
  const choose = async (locale: Locale) => {
    setIsTurning(directionOf(locale) !== document.documentElement.dir)
    if (!(await report(changeLanguage(locale)))) return setIsTurning(false)
    if (isMember(account)) byTheWay(workerClient().updateProfile({ language: languageNumberOf(locale) }))
    byTheWay(workerClient().changeLocale(locale))
  }
  return (
    <>
      <p role="status" className={styles.hint}>
        {isTurning ? t('directionChanges') : ''}
      </p>
      <ul className={styles.list}>
        {locales.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              dir={directionOf(locale)}
              aria-current={i18n.language === locale || undefined}
              onClick={() => void choose(locale)}
            >
              <span>{ownName(locale)}</span>
              {i18n.language === locale && <CheckIcon className="icon" aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The name with a capital letter, because some languages write their own names in lower case. */
function ownName(locale: Locale): string {
  const name = languageName(locale, locale)
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
