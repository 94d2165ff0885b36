/** Asking for a link to a new password. The answer is the same for an unknown address. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askServer } from '../../../platform/ask-server'
import { Field } from '../../../ui/form/field'
import { email, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import styles from '../account.module.css'
import { Claim } from '../parts/claim'
import { Outcome } from '../parts/outcome'
import { ReplacingLink } from '../parts/replacing-link'

export function ResetRequestOverlay() {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm('reset', {
    initial: { email: '' },
    rules: { email: [required, email] },
    async send(values) {
      const address = values.email.trim()
      await askServer('requestPasswordReset', { body: { email: address } })
      setSentTo(address)
    },
  })
  return (
    <div className={styles.page}>
      {sentTo === undefined ? (
        <>
          <p className={styles.lead}>{t('resetLead')}</p>
          <Form form={form} labels={{ email: t('email') }} action={t('resetSend')}>
            <Field
              field={form.field('email')}
              kind="email"
              label={t('email')}
              autoComplete="username"
              isRequired
            />
          </Form>
        </>
      ) : (
        <>
          <Outcome kind="done">
            <p>{t('resetSent', { email: sentTo })}</p>
          </Outcome>
          <p className={styles.hint}>{t('mailHint')}</p>
        </>
      )}
      <nav className={styles.others} aria-label={t('otherWays')}>
        <ReplacingLink to="/login">{t('toLogin')}</ReplacingLink>
      </nav>
      <Claim isClaimed={form.isDirty && sentTo === undefined} />
    </div>
  )
}
