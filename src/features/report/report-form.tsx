/** Asks what is wrong and where, and adds facts about the device. A report is stored here and sent when there is a network. */
import { useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackedPath } from '#core/analytics/tracked-path'
import { type ReportType, reportTypeOf, reportTypes } from '#core/contract/report-types'
import { maxReportLength } from '#core/limits'
import { trackEvent } from '../../model/analytics/track-event'
import type { ReportPlace } from '../../model/shell/report-dialog'
import { workerClient } from '../../platform/client/worker-client'
import { isOnline, useOnline } from '../../platform/page/online'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { CloseIcon } from '../../ui/controls/icons'
import { CheckField, Field } from '../../ui/form/field'
import { atMost, required } from '../../ui/form/field-rules'
import { Form } from '../../ui/form/form'
import { type FieldState, useForm } from '../../ui/form/use-form'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import styles from './report-form.module.css'

declare const __BUILD__: string

interface Props {
  type: ReportType
  place: ReportPlace | undefined
  /** Called with whether the form has text that was not sent. */
  onWritten: (isWritten: boolean) => void
  onCancel: () => void
  onSent: () => void
}

export function ReportForm({ type, place, onWritten, onCancel, onSent }: Props) {
  const { t } = useTranslation('letters')
  const isOnline = useOnline()
  const form = useForm('report', {
    initial: { type, place: place ? 'yes' : '', text: '', technical: 'yes' },
    rules: { text: [required, atMost(maxReportLength)] },
    async send({ text, technical, ...values }) {
      const about = place && values.place ? `${place.name}\n${place.path}` : ''
      const content = [about, technical && technicalData()].filter(Boolean).join('\n\n')
      const body = { type: reportTypeOf(values.type), text, content, rating: '' }
      const outcome = await workerClient().sendContactMessage({ call: 'reportContent', body })
      trackEvent('report', 'sent', body.type)
      onSent()
      showSnackbar(t(outcome === 'sent' ? 'sent' : 'waits'))
    },
  })
  const isWritten = form.values.text.trim() !== ''
  // A layout effect, so that the question before closing knows the last letter before the next click arrives.
  useLayoutEffect(() => onWritten(isWritten), [onWritten, isWritten])
  const labels = { type: t('about'), place: t('place'), text: t('what'), technical: t('technical') }
  const length = t('forms:length', { length: [...form.values.text].length, most: maxReportLength })
  return (
    <Form
      form={form}
      labels={labels}
      action={t('send')}
      cancel={<Button onClick={onCancel}>{t('cancel')}</Button>}
    >
      <Types field={form.field('type')} />
      {place && form.values.place && (
        <Place place={place} onRemove={() => form.field('place').onChange('')} />
      )}
      <Field field={form.field('text')} kind="lines" label={labels.text} hint={length} isRequired />
      <Technical field={form.field('technical')} label={labels.technical} />
      <p className={styles.hint}>{t('whatHint')}</p>
      <p className={styles.offline} role="status">
        {isOnline ? '' : t('offline')}
      </p>
    </Form>
  )
}

const typeTexts = {
  text: 'typeText',
  function: 'typeFunction',
  translation: 'typeTranslation',
  other: 'typeOther',
} as const satisfies Record<ReportType, string>

function Types({ field }: { field: FieldState }) {
  const { t } = useTranslation('letters')
  const name = useId()
  return (
    <fieldset className={styles.types}>
      <legend>{t('about')}</legend>
      {reportTypes.map((type) => (
        <label key={type}>
          <input
            type="radio"
            name={name}
            value={type}
            checked={field.value === type}
            onChange={() => field.onChange(type)}
          />
          {t(typeTexts[type])}
        </label>
      ))}
    </fieldset>
  )
}

function Technical({ field, label }: { field: FieldState; label: string }) {
  const { t } = useTranslation('letters')
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.technical}>
      <CheckField field={field} label={label} />
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {t('technicalShow')}
      </button>
      {isShown && (
        <pre id={id} dir="ltr">
          {technicalData()}
        </pre>
      )}
    </div>
  )
}

function Place({ place, onRemove }: { place: ReportPlace; onRemove: () => void }) {
  const { t } = useTranslation('letters')
  return (
    <p className={styles.place}>
      <span>
        {t('place')}: <bdi>{place.name}</bdi>
      </span>
      <IconButton icon={CloseIcon} label={t('removePlace')} onClick={onRemove} />
    </p>
  )
}

/**
 * Facts that help to find a mistake: about the app and the device, none about the person. The form shows
 * them as it sends them. One line per fact.
 */
export function technicalData(): string {
  const { documentElement } = document
  const facts = {
    version: __BUILD__,
    page: trackedPath(location.pathname) ?? '-',
    browser: navigator.userAgent,
    window: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
    language: `${documentElement.lang}, ${documentElement.dir || 'ltr'}`,
    theme: documentElement.dataset['theme'] ?? 'light',
    app: matchMedia('(display-mode: standalone)').matches ? 'installed' : 'browser',
    network: isOnline() ? 'online' : 'offline',
    time: new Date().toISOString().slice(0, 16),
  }
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}
