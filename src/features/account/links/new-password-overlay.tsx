/** A new password by the link of a mail: the link is checked first; afterwards one signs in with the new one. */

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { limits } from '#core/limits'
import { askServer } from '../../../platform/ask-server'
import { Field } from '../../../ui/form/field'
import { atLeast, atMost, required, sameAs } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { useErrorText } from '../../../ui/use-error-text'
import styles from '../account.module.css'
import { Outcome } from '../parts/outcome'
import { ReplacingLink } from '../parts/replacing-link'
import { useToken } from './use-token'

type Check = { kind: 'runs' | 'holds' | 'over' | 'used' } | { kind: 'failed'; error: ErrorWire }

export function NewPasswordOverlay() {
  const { t } = useTranslation('account')
  const token = useToken()
  const [check, setCheck] = useState<Check>({ kind: 'runs' })
  const sentence = useErrorText(check.kind === 'failed' ? check.error : undefined)
  useEffect(() => {
    askServer('checkPasswordToken', { body: { token } }).then(
      ({ valid }) => setCheck({ kind: valid ? 'holds' : 'over' }),
      (error: unknown) => setCheck({ kind: 'failed', error: toErrorWire(error) }),
    )
  }, [token])
  const links = (
    <nav className={styles.others} aria-label={t('otherWays')}>
      <ReplacingLink to="/login">{t('toLogin')}</ReplacingLink>
      <ReplacingLink to="/password-reset">{t('toReset')}</ReplacingLink>
    </nav>
  )
  return (
    <div className={styles.page}>
      {check.kind === 'runs' && <p role="status">{t('linkRuns')}</p>}
      {check.kind === 'over' && <Outcome kind="failed">{t('linkOver')}</Outcome>}
      {check.kind === 'failed' && <Outcome kind="failed">{sentence}</Outcome>}
      {check.kind === 'used' && <Outcome kind="done">{t('passwordChanged')}</Outcome>}
      {check.kind === 'holds' ? (
        <NewPassword token={token} onChanged={() => setCheck({ kind: 'used' })} />
      ) : (
        check.kind !== 'runs' && links
      )}
    </div>
  )
}

function NewPassword({ token, onChanged }: { token: string; onChanged: () => void }) {
  const { t } = useTranslation('account')
  const { passwordMinLength, passwordMaxLength } = limits
  const form = useForm('password', {
    initial: { password: '', passwordRepeat: '' },
    rules: {
      password: [required, atLeast(passwordMinLength), atMost(passwordMaxLength)],
      passwordRepeat: [required, sameAs('password')],
    },
    async send(values) {
      await askServer('updatePassword', { body: { ...values, token } })
      onChanged()
    },
  })
  const labels = { password: t('newPassword'), passwordRepeat: t('passwordRepeat') }
  return (
    <Form form={form} labels={labels} action={t('passwordSave')}>
      <Field
        field={form.field('password')}
        kind="password"
        label={labels.password}
        hint={t('passwordHint', { count: passwordMinLength })}
        autoComplete="new-password"
        isRequired
      />
      <Field
        field={form.field('passwordRepeat')}
        kind="password"
        label={labels.passwordRepeat}
        autoComplete="new-password"
        isRequired
      />
    </Form>
  )
}
