/** Says that an e-mail is on its way, and where to look if it does not arrive. */
import { useTranslation } from 'react-i18next'
import styles from '../account.module.css'
import { Outcome } from './outcome'

export function MailSent({ children }: { children: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <Outcome kind="done">
        <p>{children}</p>
      </Outcome>
      <p className={styles.hint}>{t('mailHint')}</p>
    </>
  )
}
