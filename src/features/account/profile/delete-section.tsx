/** Deletes the account after the person has typed nickname and password; it cannot be undone. */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { noteSignOut } from '../../../model/account/signed-out'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/form/field'
import { exactly, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { routeMessage } from '../../../ui/snackbars/route-message'
import { PasswordField } from '../parts/account-fields'
import styles from './profile.module.css'
import { Section } from './section'

export function DeleteSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Section title={t('delete')}>
      <p>{t('deleteHint')}</p>
      {isAsked ? (
        <div className={styles.danger}>
          <DeleteForm user={user} />
        </div>
      ) : (
        <div className={styles.actions}>
          <Button variant="danger" onClick={() => setIsAsked(true)}>
            {t('deleteAsk')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function DeleteForm({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const router = useRouter()
  const form = useForm('delete', {
    initial: { typed: '', currentPassword: '' },
    rules: { typed: [required, exactly(user.nickname)], currentPassword: [required] },
    async send(values) {
      noteSignOut()
      await workerClient().deleteProfile(values.currentPassword)
      router.history.replace('/', routeMessage(t('deleted')), { ignoreBlocker: true })
    },
  })
  const labels = { typed: t('deleteType', { word: user.nickname }), currentPassword: t('currentPassword') }
  return (
    <Form form={form} labels={labels} action={t('deleteNow')} variant="danger" label={t('delete')}>
      <Field field={form.field('typed')} label={labels.typed} autoComplete="off" isRequired />
      <PasswordField field={form.field('currentPassword')} label={labels.currentPassword} />
    </Form>
  )
}
