/** A field that filters the list below it. */
import { useLayoutEffect, useRef } from 'react'
import styles from './filter-field.module.css'

interface Props {
  /** Its name, and its placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Takes the focus when it appears; by touch that would open a keyboard over the list. */
  takesFocus?: boolean
  /** Enter in a field that is not empty. */
  onEnter?: () => void
}

export function FilterField({ label, value, onChange, takesFocus = false, onEnter }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <input
      ref={field}
      data-takes-focus={takesFocus || undefined}
      className={styles.filter}
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing && value.trim() !== '') onEnter?.()
      }}
    />
  )
}
