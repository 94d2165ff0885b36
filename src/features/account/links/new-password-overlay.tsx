/** Sets a new password by the link of an e-mail. The link is checked first; afterwards the person signs in with the new one. */

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { askServer } from '../../../platform/client/ask-server'
import { Field } from '../../../ui/form/field'
import { required, sameAs } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { useErrorText } from '../../../ui/words/use-error-text'
import styles from '../account.module.css'
import { NewPasswordField, newPasswordRules } from '../parts/account-fields'
import { OtherWays } from '../parts/other-ways'
import { Outcome } from '../parts/outcome'
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
  return (
    <div className={styles.page}>
      {check.kind === 'runs' && <p role="status">{t('linkRuns')}</p>}
      {check.kind === 'over' && <Outcome kind="failed">{t('linkOver')}</Outcome>}
      {check.kind === 'failed' && <Outcome kind="failed">{sentence}</Outcome>}
      {check.kind === 'used' && <Outcome kind="done">{t('passwordChanged')}</Outcome>}
      {check.kind === 'holds' ? (
        <NewPassword token={token} onChanged={() => setCheck({ kind: 'used' })} />
      ) : (
        check.kind !== 'runs' && <OtherWays to={['/login', '/password-reset']} />
      )}
    </div>
  )
}

function NewPassword({ token, onChanged }: { token: string; onChanged: () => void }) {
  const { t } = useTranslation('account')
  const form = useForm('password', {
    initial: { password: '', passwordRepeat: '' },
    rules: {
      password: newPasswordRules,
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
      <NewPasswordField field={form.field('password')} label={labels.password} />
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
