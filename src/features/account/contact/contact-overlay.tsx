/** Writes a contact message to the operator. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactOutcome } from '#core/contract/browser/contact-messages'
import { maxReportLength } from '#core/limits'
import { useAccount } from '../../../model/account/account'
import { WaitingMessages } from '../../../model/account/waiting-messages'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/form/field'
import { atMost, email, plainText, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import styles from '../account.module.css'
import { Claim } from '../parts/claim'
import { Outcome } from '../parts/outcome'
import { useLeave } from '../parts/use-leave'

/** A member need not write a name, because the account has it. */
export function ContactOverlay() {
  const account = useAccount()
  return account === undefined ? null : (
    <ContactForm name={account?.user.nickname ?? ''} address={account?.user.email ?? ''} />
  )
}

function ContactForm({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation('account')
  const leave = useLeave()
  const [outcome, setOutcome] = useState<ContactOutcome>()
  const form = useForm('contact', {
    initial: { name, email: address, subject: '', message: '' },
    rules: {
      name: [required, plainText, atMost(100)],
      email: [required, email],
      subject: [required, plainText, atMost(150)],
      message: [required, atMost(maxReportLength)],
    },
    async send({ name: from, email: reply, subject, message }) {
      const body = { name: from.trim(), email: reply.trim(), subject: subject.trim(), message }
      setOutcome(await workerClient().sendContactMessage({ call: 'contact', body }))
    },
  })
  if (outcome)
    return (
      <div className={styles.page}>
        <Outcome kind="done">{t(outcome === 'sent' ? 'contactSent' : 'letters:waits')}</Outcome>
        <div className={styles.actions}>
          <Button onClick={() => leave()}>{t('common:close')}</Button>
        </div>
      </div>
    )
  const labels = { name: t('name'), email: t('email'), subject: t('subject'), message: t('message') }
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('contactLead')}</p>
      <Form form={form} labels={labels} action={t('send')}>
        <Field field={form.field('name')} label={labels.name} autoComplete="name" isRequired />
        <Field
          field={form.field('email')}
          kind="email"
          label={labels.email}
          hint={t('contactEmailHint')}
          autoComplete="email"
          isRequired
        />
        <Field field={form.field('subject')} label={labels.subject} isRequired />
        <Field
          field={form.field('message')}
          kind="lines"
          label={labels.message}
          hint={t('forms:length', { length: [...form.values.message].length, most: maxReportLength })}
          isRequired
        />
      </Form>
      <WaitingMessages />
      <Claim isClaimed={form.isDirty} />
    </div>
  )
}
