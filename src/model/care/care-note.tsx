/**
 * The note for somebody in danger: the emergency number, what to do now, and numbers of people who help. The text is ours and
 * the same each time; which one is shown was decided before (core/care).
 */
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOf, dialled, helpFor } from '#core/care/help-for'
import type { CareKind } from '#core/contract/care'
import type { HelpNumber, HelpNumbers } from '#core/contract/help-numbers'
import { storedPublicSettings } from '#db/public-settings'
import { database } from '../../platform/local/database'
import inputs from '../../ui/controls/input.module.css'
import { DropDown } from '../../ui/form/drop-down'
import { onceOnline } from '../../ui/timing/once-online'
import { formatDay } from '../../ui/words/format-time'
import { isolate } from '../../ui/words/isolate'
import { useAnswer } from '../asking/use-answer'
import styles from './care-note.module.css'

const once: readonly unknown[] = []

interface Props {
  kind: CareKind
  /** Else the soft paragraph for somebody who may be in danger. */
  isCertain: boolean
  /** Says more about where it stands. */
  children?: ReactNode
}

export function CareNote({ kind, isCertain, children }: Props) {
  const { t } = useTranslation('care')
  const numbers = useHelpNumbers()
  const [chosen, setChosen] = useState<string>()
  const title = useId()
  const country = chosen ?? (numbers && countryOf(navigator.languages, numbers)) ?? ''
  const shown = numbers ? helpFor(kind, country, numbers) : []
  // Somebody who needs the emergency number must not have to read first. Softly addressed, nobody is alarmed.
  const urgent = isCertain && shown[0]?.is === 'emergency' ? shown.slice(0, 1) : []
  return (
    <section className={styles.note} aria-labelledby={title}>
      <Numbers numbers={urgent} isUrgent />
      <p className={styles.text}>{t(isCertain ? kind : 'possible')}</p>
      <h3 id={title} className={styles.title}>
        {t('title')}
      </h3>
      <Numbers numbers={shown.slice(urgent.length)} />
      {numbers && <Country {...{ numbers, shown, country }} onChoose={setChosen} />}
      {children}
    </section>
  )
}

function Numbers({ numbers, isUrgent = false }: { numbers: readonly HelpNumber[]; isUrgent?: boolean }) {
  if (numbers.length === 0) return null
  return (
    <ul className={styles.numbers} data-urgent={isUrgent || undefined}>
      {numbers.map((number) => (
        <li key={`${number.is} ${number.number}`}>
          <Line number={number} />
        </li>
      ))}
    </ul>
  )
}

function Line({ number: { is, number, name } }: { number: HelpNumber }) {
  const { t } = useTranslation('care')
  const kind = t(`number-${is}`)
  return (
    <a
      className={styles.number}
      href={dialled(number)}
      aria-label={t('call', { number: isolate(number), name: isolate(name) })}
    >
      <bdi dir="ltr">{number}</bdi>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {name !== kind && <span>{kind}</span>}
      </span>
    </a>
  )
}

interface CountryProps {
  numbers: HelpNumbers
  shown: readonly HelpNumber[]
  country: string
  onChoose: (country: string) => void
}

function Country({ numbers, shown, country, onChoose }: CountryProps) {
  const { t, i18n } = useTranslation('care')
  const [oldest = numbers.written] = shown.map(({ written }) => written ?? numbers.written).sort()
  return (
    <>
      <label className={styles.country}>
        {t('country')}
        <DropDown className={inputs.input} value={country} onChange={({ target }) => onChoose(target.value)}>
          {country === '' && <option value="">{t('country')}</option>}
          {countriesOf(numbers, i18n.language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </DropDown>
      </label>
      <p className={styles.written}>{t('written', { date: formatDay(Date.parse(oldest), i18n.language) })}</p>
    </>
  )
}

function countriesOf({ countries }: HelpNumbers, locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return Object.keys(countries)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

/** The numbers of people who help: the operator's, else those that come with the app. Here without network. */
function useHelpNumbers(): HelpNumbers | undefined {
  return useAnswer(once, helpNumbers)
}

async function helpNumbers(): Promise<HelpNumbers> {
  const settings = await storedPublicSettings(database).catch(() => undefined)
  if (settings?.helpNumbers) return settings.helpNumbers
  return (await onceOnline(() => import('#core/care/own-help-numbers'))).ownHelpNumbers
}
