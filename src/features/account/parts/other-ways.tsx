/** Links below an account form to the other forms a person may have meant. */
import { useTranslation } from 'react-i18next'
import styles from '../account.module.css'
import { type FormPath, ReplacingLink } from './replacing-link'

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
