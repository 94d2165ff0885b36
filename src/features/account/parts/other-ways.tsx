/** Links below an account form to the other forms a person may have meant. */

import { useRouter } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signInPath, useWantedRoute } from '../../../model/account/sign-in-path'
import styles from '../account.module.css'

/** A link between forms that replaces the history entry, so that going back leads to the view below; it carries the wanted route. */
type FormPath = '/login' | '/register' | '/password-reset'

const texts: Readonly<Record<FormPath, string>> = {
  '/login': 'toLogin',
  '/register': 'toRegister',
  '/password-reset': 'toReset',
}

export function OtherWays({ to }: { to: readonly FormPath[] }) {
  const { t } = useTranslation('account')
  return (
    <nav className={styles.others} aria-label={t('otherWays')}>
      {to.map((path) => (
        <ReplacingLink key={path} to={path}>
          {t(texts[path])}
        </ReplacingLink>
      ))}
    </nav>
  )
}

function ReplacingLink({ to, children }: { to: FormPath; children: ReactNode }) {
  const router = useRouter()
  const wanted = useWantedRoute()
  const href = wanted === undefined || to === '/password-reset' ? to : signInPath(wanted, to)
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        router.history.replace(href)
      }}
    >
      {children}
    </a>
  )
}
