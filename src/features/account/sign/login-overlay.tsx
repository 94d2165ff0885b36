/** Signs in; afterwards the wanted route opens, or the view below. */
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../../model/account/account'
import { useWantedRoute } from '../../../model/account/sign-in-path'
import { workerClient } from '../../../platform/client/worker-client'
import { email, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import styles from '../account.module.css'
import { AddressField, KeepFields, PasswordField } from '../parts/account-fields'
import { Claim } from '../parts/claim'
import { OtherWays } from '../parts/other-ways'
import { useLeave } from '../parts/use-leave'
import { keepChoices, staysAtFirst } from './keep-choices'
import { ReasonLine } from './reason-line'

export function LoginOverlay() {
  const { t } = useTranslation('account')
  const wanted = useWantedRoute()
  const leave = useLeave()
  const account = useAccount()
  const form = useForm('login', {
    initial: {
      email: account?.user.email ?? '',
      password: '',
      stay: staysAtFirst() ? 'yes' : '',
      forget: account?.isForgetful ? 'yes' : '',
    },
    rules: { email: [required, email], password: [required] },
    async send(values) {
      await keepChoices(values.stay === 'yes', values.forget === 'yes')
      await workerClient().signIn({
        email: values.email.trim(),
        plain_password: values.password,
        stayloggedin: values.stay === 'yes',
      })
      leave(wanted)
    },
  })
  return (
    <div className={styles.page}>
      <ReasonLine />
      <Form form={form} labels={labelsOf(t)} action={t('login')}>
        <AddressField field={form.field('email')} />
        <PasswordField field={form.field('password')} label={t('password')} />
        <KeepFields stay={form.field('stay')} forget={form.field('forget')} />
      </Form>
      <OtherWays to={['/register', '/password-reset']} />
      <Claim isClaimed={form.values.password !== ''} />
    </div>
  )
}

const labelsOf = (t: (key: string) => string) => ({
  email: t('email'),
  password: t('password'),
  stay: t('stay'),
  forget: t('forget'),
})
