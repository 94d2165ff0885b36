/** A new account. Where mail is set up, it begins with the link in the mail; else at once. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '#core/contract/locales'
import { limits } from '#core/limits'
import { byTheWay } from '../../../platform/by-the-way'
import { optionValue } from '../../../platform/options'
import { useWantedRoute } from '../../../platform/sign-in-path'
import { persistStorage } from '../../../platform/storage'
import { workerClient } from '../../../platform/worker-client'
import { CheckField, Field } from '../../../ui/form/field'
import { atLeast, atMost, email, plainText, required } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import styles from '../account.module.css'
import { Claim } from '../parts/claim'
import { Outcome } from '../parts/outcome'
import { ReplacingLink } from '../parts/replacing-link'
import { useLeave } from '../parts/use-leave'
import { keepChoices, staysAtFirst } from './keep-choices'
import { promoCode } from './promo-code'
import { ReasonLine } from './reason-line'

const { passwordMinLength, passwordMaxLength } = limits

export function RegisterOverlay() {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string>()
  const form = useRegistration(setSentTo)
  if (sentTo !== undefined)
    return (
      <div className={styles.page}>
        <Outcome kind="done">
          <p>{t('registerSent', { email: sentTo })}</p>
        </Outcome>
        <p className={styles.hint}>{t('mailHint')}</p>
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
        <Field
          field={form.field('email')}
          kind="email"
          label={t('email')}
          autoComplete="username"
          isRequired
        />
        <Field
          field={form.field('plain_password')}
          kind="password"
          label={t('password')}
          hint={t('passwordHint', { count: passwordMinLength })}
          autoComplete="new-password"
          isRequired
        />
        <CheckField field={form.field('newsletter')} label={t('newsletter')} hint={t('newsletterHint')} />
        <CheckField field={form.field('stay')} label={t('stay')} />
        <CheckField field={form.field('forget')} label={t('forget')} hint={t('forgetHint')} />
      </Form>
      <nav className={styles.others} aria-label={t('otherWays')}>
        <ReplacingLink to="/login">{t('toLogin')}</ReplacingLink>
      </nav>
      <Claim isClaimed={form.isDirty} />
    </div>
  )
}

function useRegistration(onSent: (email: string) => void) {
  const { i18n } = useTranslation()
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
      plain_password: [required, atLeast(passwordMinLength), atMost(passwordMaxLength)],
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
