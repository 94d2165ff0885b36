/** Subscribes visitors to the newsletter: they type an address, then open the link in an e-mail. Members do it in the profile. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fallbackLocale, isLocale } from '#core/contract/locales'
import { askServer } from '../../../platform/client/ask-server'
import { Field } from '../../../ui/form/field'
import { email, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import styles from '../account.module.css'
import { Claim } from '../parts/claim'
import { MailSent } from '../parts/mail-sent'

export function NewsletterOverlay() {
  const { t, i18n } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm('newsletter', {
    initial: { email: '' },
    rules: { email: [required, email] },
    async send(values) {
      const address = values.email.trim()
      const locale = isLocale(i18n.language) ? i18n.language : fallbackLocale
      await askServer('subscribeNewsletter', { body: { email: address, locale } })
      setSentTo(address)
    },
  })
  if (sentTo !== undefined)
    return (
      <div className={styles.page}>
        <MailSent>{t('newsletterSent', { email: sentTo })}</MailSent>
      </div>
    )
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('newsletterLead')}</p>
      <Form form={form} labels={{ email: t('email') }} action={t('newsletterYes')}>
        <Field field={form.field('email')} kind="email" label={t('email')} autoComplete="email" isRequired />
      </Form>
      <Claim isClaimed={form.isDirty} />
    </div>
  )
}
