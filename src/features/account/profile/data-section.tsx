/** Downloads everything the account holds as a file (SECURITY D3). */

import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { askServer } from '../../../platform/client/ask-server'
import { saveJson } from '../../../platform/page/save-file'
import { Button } from '../../../ui/controls/button'
import styles from './profile.module.css'
import { Section } from './section'
import { useAttempt } from './use-attempt'

export function DataSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const attempt = useAttempt()
  const save = () =>
    attempt(async () => {
      const { data } = await askServer('exportProfile')
      saveJson(t('common:product'), user.id, data)
    })
  return (
    <Section title={t('data')}>
      <p>{t('exportHint')}</p>
      <div className={styles.actions}>
        <Button onClick={save}>{t('export')}</Button>
      </div>
    </Section>
  )
}
