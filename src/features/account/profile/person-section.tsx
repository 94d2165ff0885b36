/** Names, gender, time zone and language of the interface. */
import { useTranslation } from 'react-i18next'
import { type Locale, languageNumberOf, locales } from '#core/contract/locales'
import type { User } from '#core/contract/members/user'
import { languageName } from '../../../model/library/use-editions'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { changeLanguage } from '../../../platform/language/change-language'
import { ChoiceField, Field } from '../../../ui/form/field'
import { atMost, plainText } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { Claim } from '../parts/claim'
import styles from './profile.module.css'
import { Section } from './section'

const genders = ['', 'female', 'male', 'other'] as const

export function PersonSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const form = usePersonForm(user)
  const labels = {
    firstname: t('firstname'),
    lastname: t('lastname'),
    gender: t('gender'),
    timezone: t('timezone'),
    locale: t('menu:languages'),
  }
  return (
    <Section title={t('personal')}>
      <Form form={form} labels={labels} action={t('save')}>
        <div className={styles.columns}>
          <Field field={form.field('firstname')} label={labels.firstname} autoComplete="given-name" />
          <Field field={form.field('lastname')} label={labels.lastname} autoComplete="family-name" />
          <ChoiceField
            field={form.field('gender')}
            label={labels.gender}
            autoComplete="sex"
            options={genders.map((value) => ({ value, label: t(`gender-${value || 'none'}`) }))}
          />
          <ChoiceField
            field={form.field('timezone')}
            label={labels.timezone}
            options={timezones(t('ofDevice'), user.timezone)}
          />
          <ChoiceField
            field={form.field('locale')}
            label={labels.locale}
            autoComplete="language"
            options={locales.map((value) => ({ value, label: languageName(value, value), lang: value }))}
          />
        </div>
      </Form>
      <Claim isClaimed={form.isDirty} />
    </Section>
  )
}

function usePersonForm(user: User) {
  const { t, i18n } = useTranslation('account')
  const initial = {
    firstname: user.firstname,
    lastname: user.lastname,
    gender: user.gender as string,
    timezone: user.timezone,
    locale: i18n.language,
  }
  const form = useForm('person', {
    initial,
    rules: { firstname: [plainText, atMost(60)], lastname: [plainText, atMost(60)] },
    async send(values) {
      const { firstname, lastname, timezone } = values
      const gender = genders.find((one) => one === values.gender) ?? ''
      const locale = locales.find((one) => one === values.locale)
      const language = locale ? { language: languageNumberOf(locale) } : {}
      const names = { firstname: firstname.trim(), lastname: lastname.trim() }
      await workerClient().updateProfile({ ...names, gender, timezone, ...language })
      form.reset({ ...values, ...names })
      if (locale && locale !== i18n.language) await speak(locale)
      showSnackbar(t('account:saved'))
    },
  })
  return form
}

async function speak(locale: Locale): Promise<void> {
  await changeLanguage(locale)
  byTheWay(workerClient().changeLocale(locale))
}

/** The time zones this browser knows, and the chosen one; an empty value stands for the device's zone. */
function timezones(ofDevice: string, chosen: string): { value: string; label: string }[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'))
  if (chosen) known.add(chosen)
  const zones = [...known].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  return [{ value: '', label: ofDevice }, ...zones]
}
