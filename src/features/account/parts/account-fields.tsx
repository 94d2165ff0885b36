/** Fields that several forms of an account have, with what password managers need to know, and the rule of a new password. */
import { useTranslation } from 'react-i18next'
import { passwordMaxLength, passwordMinLength } from '#core/limits'
import { CheckField, Field } from '../../../ui/form/field'
import { atLeast, atMost, required } from '../../../ui/form/field-rules'
import type { FieldState } from '../../../ui/form/use-form'

export const newPasswordRules = [required, atLeast(passwordMinLength), atMost(passwordMaxLength)]

interface Props {
  field: FieldState
  label: string
}

/** The e-mail address as the name of an account. */
export function AddressField({ field }: Pick<Props, 'field'>) {
  const { t } = useTranslation('account')
  return <Field field={field} kind="email" label={t('email')} autoComplete="username" isRequired />
}

/** The password that holds now. */
export function PasswordField({ field, label }: Props) {
  return <Field field={field} kind="password" label={label} autoComplete="current-password" isRequired />
}

/** A password to be; how long it must be is said below. */
export function NewPasswordField({ field, label }: Props) {
  const { t } = useTranslation('account')
  const hint = t('passwordHint', { count: passwordMinLength })
  return (
    <Field field={field} kind="password" label={label} hint={hint} autoComplete="new-password" isRequired />
  )
}

/** How long one stays signed in, and whether the device keeps anything (keep-choices.ts). */
export function KeepFields({ stay, forget }: { stay: FieldState; forget: FieldState }) {
  const { t } = useTranslation('account')
  return (
    <>
      <CheckField field={stay} label={t('stay')} />
      <CheckField field={forget} label={t('forget')} hint={t('forgetHint')} />
    </>
  )
}
