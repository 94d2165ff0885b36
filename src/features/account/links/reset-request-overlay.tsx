/** Asks for a link to a new password. The answer is the same for an unknown address, so that it reveals no account. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askServer } from '../../../platform/client/ask-server'
import { email, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import styles from '../account.module.css'
import { AddressField } from '../parts/account-fields'
import { Claim } from '../parts/claim'
import { MailSent } from '../parts/mail-sent'
import { OtherWays } from '../parts/other-ways'

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
            <AddressField field={form.field('email')} />
          </Form>
        </>
      ) : (
        <MailSent>{t('resetSent', { email: sentTo })}</MailSent>
      )}
      <OtherWays to={['/login']} />
      <Claim isClaimed={form.isDirty && sentTo === undefined} />
    </div>
  )
}
