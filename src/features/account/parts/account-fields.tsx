/** Fields that several account forms share, with what password managers need to know, and the rule for a new password. */
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

/** The current password. */
export function PasswordField({ field, label }: Props) {
  return <Field field={field} kind="password" label={label} autoComplete="current-password" isRequired />
}

/** A new password; the line below says how long it must be. */
export function NewPasswordField({ field, label }: Props) {
  const { t } = useTranslation('account')
  const hint = t('passwordHint', { count: passwordMinLength })
  return (
    <Field field={field} kind="password" label={label} hint={hint} autoComplete="new-password" isRequired />
  )
}

/** Chooses how long the sign-in lasts, and whether the device keeps anything (keep-choices.ts). */
export function KeepFields({ stay, forget }: { stay: FieldState; forget: FieldState }) {
  const { t } = useTranslation('account')
  return (
    <>
      <CheckField field={stay} label={t('stay')} />
      <CheckField field={forget} label={t('forget')} hint={t('forgetHint')} />
    </>
  )
}
