/** E-mail address and password: a change of either needs the current password (SECURITY P3). */
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { useOption } from '../../../model/options/options'
import { workerClient } from '../../../platform/client/worker-client'
import { Field } from '../../../ui/form/field'
import { email, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { NewPasswordField, newPasswordRules, PasswordField } from '../parts/account-fields'
import styles from './profile.module.css'
import { Fold, Section } from './section'

export function AccessSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const isConfirmed = useOption('confirmed')
  return (
    <Section title={t('account')}>
      <div className={styles.rows}>
        <Fold title={t('email')} value={user.email} action={t('change')}>
          <EmailForm />
        </Fold>
        <Fold title={t('password')} action={t('change')}>
          <PasswordForm email={user.email} />
        </Fold>
      </div>
      {isConfirmed && <p>{t('emailConfirmed')}</p>}
    </Section>
  )
}

function EmailForm() {
  const { t } = useTranslation('account')
  const form = useForm('new-email', {
    initial: { email: '', currentPassword: '' },
    rules: { email: [required, email], currentPassword: [required] },
    async send(values) {
      await workerClient().updateProfile({ ...values, email: values.email.trim() })
      form.reset()
      showSnackbar(t('emailChanged'))
    },
  })
  const labels = { email: t('newEmail'), currentPassword: t('currentPassword') }
  return (
    <Form form={form} labels={labels} action={t('save')} label={t('email')}>
      <Field field={form.field('email')} kind="email" label={labels.email} autoComplete="email" isRequired />
      <PasswordField field={form.field('currentPassword')} label={labels.currentPassword} />
    </Form>
  )
}

function PasswordForm({ email: address }: { email: string }) {
  const { t } = useTranslation('account')
  const form = useForm('new-password', {
    initial: { currentPassword: '', plain_password: '' },
    rules: {
      currentPassword: [required],
      plain_password: newPasswordRules,
    },
    async send(values) {
      await workerClient().updateProfile(values)
      form.reset()
      showSnackbar(t('passwordIsChanged'))
    },
  })
  const labels = { currentPassword: t('currentPassword'), plain_password: t('newPassword') }
  return (
    <Form form={form} labels={labels} action={t('save')} label={t('password')}>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={address} />
      <PasswordField field={form.field('currentPassword')} label={labels.currentPassword} />
      <NewPasswordField field={form.field('plain_password')} label={labels.plain_password} />
    </Form>
  )
}
