/**
 * A field with its label above, and a hint and its problem below. Text, password that can be shown, several
 * lines, or a choice.
 */

import { EyeOff as HidePasswordIcon, Eye as ShowPasswordIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/icon-button'
import input from '../controls/input.module.css'
import { DropDown } from './drop-down'
import styles from './form.module.css'
import type { FieldState } from './use-form'

interface Props {
  field: FieldState
  label: string
  hint?: string | undefined
  kind?: 'text' | 'email' | 'password' | 'lines'
  autoComplete?: string
  isRequired?: boolean
  maxLength?: number
}

export function Field({ field, label, hint, kind = 'text', autoComplete, isRequired, maxLength }: Props) {
  const shared = {
    ...controlOf(field, hint, isRequired),
    autoComplete,
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => field.onChange(target.value),
  }
  return (
    <Labelled field={field} label={label} hint={hint}>
      {kind === 'lines' ? (
        <textarea rows={6} dir="auto" {...shared} />
      ) : kind === 'password' ? (
        <Password {...shared} />
      ) : (
        <input
          type={kind}
          dir={kind === 'email' ? 'ltr' : 'auto'}
          {...(kind === 'email' ? { inputMode: 'email' as const, spellCheck: false } : {})}
          {...shared}
        />
      )}
    </Labelled>
  )
}

interface ChoiceProps {
  field: FieldState
  label: string
  hint?: string | undefined
  autoComplete?: string
  options: readonly { value: string; label: string; lang?: string }[]
}

/** One of several, as the browser shows it. */
export function ChoiceField({ field, label, hint, autoComplete, options }: ChoiceProps) {
  return (
    <Labelled field={field} label={label} hint={hint}>
      <DropDown
        {...controlOf(field, hint)}
        autoComplete={autoComplete}
        onChange={({ target }) => field.onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </DropDown>
    </Labelled>
  )
}

/** A check box: its value is `yes` or empty. */
export function CheckField({ field, label, hint }: Pick<Props, 'field' | 'label' | 'hint'>) {
  return (
    <div className={styles.check}>
      <input
        id={field.id}
        type="checkbox"
        checked={field.value === 'yes'}
        aria-describedby={hint ? `${field.id}-hint` : undefined}
        onChange={({ target }) => field.onChange(target.checked ? 'yes' : '')}
      />
      <label htmlFor={field.id}>{label}</label>
      {hint && <small id={`${field.id}-hint`}>{hint}</small>}
    </div>
  )
}

function Password(props: Omit<ReturnType<typeof controlOf>, 'dir'>) {
  const { t } = useTranslation('forms')
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.password}>
      <input
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="off"
        spellCheck={false}
        {...props}
      />
      <IconButton
        icon={isShown ? HidePasswordIcon : ShowPasswordIcon}
        label={t(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  )
}

function Labelled({
  field,
  label,
  hint,
  children,
}: Pick<Props, 'field' | 'label' | 'hint'> & { children: ReactNode }) {
  const { t } = useTranslation('forms')
  return (
    <div className={styles.field}>
      <label htmlFor={field.id}>{label}</label>
      {children}
      {hint && <small id={`${field.id}-hint`}>{hint}</small>}
      {field.problem && (
        <small id={`${field.id}-problem`} className={styles.problem}>
          {t(field.problem.text, { ...field.problem.values })}
        </small>
      )}
    </div>
  )
}

function controlOf({ id, value, problem, onLeave }: FieldState, hint?: string, isRequired = false) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return {
    id,
    className: input.input,
    value,
    onBlur: onLeave,
    'aria-required': isRequired || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  }
}
