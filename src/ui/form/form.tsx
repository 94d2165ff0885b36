/**
 * A form: summary of the problems (it takes the focus), the fields, the submit button, which is never
 * disabled (design UX 3.9).
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { Button } from '../controls/button'
import { useDelayed } from '../timing/use-delayed'
import { useErrorText } from '../words/use-error-text'
import styles from './form.module.css'
import type { FormState } from './use-form'

interface Props<Name extends string> {
  form: FormState<Name>
  /** Labels by field name. */
  labels: Readonly<Record<Name, string>>
  /** Label of the submit button. */
  action: string
  variant?: 'primary' | 'plain' | 'danger'
  label?: string | undefined
  /** The cancel button, before the submit button. */
  cancel?: ReactNode
  children: ReactNode
}

export function Form<Name extends string>({
  form,
  labels,
  action,
  variant = 'primary',
  label,
  cancel,
  children,
}: Props<Name>) {
  const { t } = useTranslation('forms')
  const isSlow = useDelayed(form.isBusy, limits.loadingDelayMs, limits.loadingMinimumMs)
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={label}
      aria-busy={form.isBusy}
      onSubmit={form.onSubmit}
    >
      <Summary form={form} labels={labels} />
      {children}
      <div className={styles.actions}>
        {cancel}
        <Button type="submit" variant={variant}>
          {action}
        </Button>
        <span role="status" className={styles.busy}>
          {isSlow ? t('sending') : ''}
        </span>
      </div>
    </form>
  )
}

function Summary<Name extends string>({ form, labels }: Pick<Props<Name>, 'form' | 'labels'>) {
  const { t } = useTranslation('forms')
  const box = useRef<HTMLDivElement>(null)
  const sentence = useErrorText(form.error)
  useEffect(() => {
    if (form.failures > 0) box.current?.focus()
  }, [form.failures])
  if (form.summary.length === 0 && !form.error) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      {form.error ? (
        <p>{sentence}</p>
      ) : (
        <>
          <p>{t('summary', { count: form.summary.length })}</p>
          <ul>
            {form.summary.map(({ name, problem }) => (
              <li key={name}>
                <button type="button" onClick={() => document.getElementById(form.field(name).id)?.focus()}>
                  {labels[name]}
                </button>
                {': '}
                {t(problem.text, { ...problem.values })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
