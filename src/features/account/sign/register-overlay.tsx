/** Makes a new account. If the server sends e-mail, the account begins with the link in it; otherwise at once. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '#core/contract/locales'
import { useWantedRoute } from '../../../model/account/sign-in-path'
import { optionValue } from '../../../model/options/options'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { readCookie } from '../../../platform/storage/cookies'
import { persistStorage } from '../../../platform/storage/storage'
import { CheckField, Field } from '../../../ui/form/field'
import { atMost, email, plainText, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { isolate } from '../../../ui/words/isolate'
import styles from '../account.module.css'
import { AddressField, KeepFields, NewPasswordField, newPasswordRules } from '../parts/account-fields'
import { Claim } from '../parts/claim'
import { MailSent } from '../parts/mail-sent'
import { OtherWays } from '../parts/other-ways'
import { useLeave } from '../parts/use-leave'
import { keepChoices, staysAtFirst } from './keep-choices'
import { ReasonLine } from './reason-line'

export function RegisterOverlay() {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string>()
  const form = useRegistration(setSentTo)
  if (sentTo !== undefined)
    return (
      <div className={styles.page}>
        <MailSent>{t('registerSent', { email: sentTo })}</MailSent>
      </div>
    )
  return (
    <div className={styles.page}>
      <ReasonLine />
      <Form form={form} labels={labelsOf(t)} action={t('register')}>
        <Field
          field={form.field('nickname')}
          label={t('nickname')}
          hint={t('nicknameHint')}
          autoComplete="nickname"
          isRequired
        />
        <AddressField field={form.field('email')} />
        <NewPasswordField field={form.field('plain_password')} label={t('password')} />
        <CheckField field={form.field('newsletter')} label={t('newsletter')} hint={t('newsletterHint')} />
        <KeepFields stay={form.field('stay')} forget={form.field('forget')} />
      </Form>
      <OtherWays to={['/login']} />
      <Claim isClaimed={form.isDirty} />
    </div>
  )
}

function useRegistration(onSent: (email: string) => void) {
  const { t, i18n } = useTranslation('account')
  const wanted = useWantedRoute()
  const leave = useLeave()
  return useForm('register', {
    initial: {
      nickname: '',
      email: '',
      plain_password: '',
      newsletter: '',
      stay: staysAtFirst() ? 'yes' : '',
      forget: '',
    },
    rules: {
      nickname: [required, plainText, atMost(40)],
      email: [required, email],
      plain_password: newPasswordRules,
    },
    async send(values) {
      await keepChoices(values.stay === 'yes', values.forget === 'yes')
      const promo = promoCode() || optionValue('promo')
      const user = await workerClient().register({
        nickname: values.nickname.trim(),
        email: values.email.trim(),
        plain_password: values.plain_password,
        newsletter: values.newsletter === 'yes',
        stayloggedin: values.stay === 'yes',
        language: locales.findIndex((locale) => locale === i18n.language) + 1,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(promo ? { promo } : {}),
      })
      if (!user) return onSent(values.email.trim())
      byTheWay(persistStorage())
      leave(wanted)
      showSnackbar(t('welcome', { name: isolate(user.nickname) }))
    },
  })
}

const labelsOf = (t: (key: string) => string) => ({
  nickname: t('nickname'),
  email: t('email'),
  plain_password: t('password'),
  newsletter: t('newsletter'),
  stay: t('stay'),
  forget: t('forget'),
})

/**
 * The code of an invitation: from the cookie `promo` (spec 2 §3), or from `promo` in the address of this
 * place. Empty if there is none.
 */
export function promoCode(): string {
  const found = new URLSearchParams(location.search).get('promo') ?? readCookie('promo') ?? ''
  return /^[\w-]{0,60}$/.test(found) ? found : ''
}
