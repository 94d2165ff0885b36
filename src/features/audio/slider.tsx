/** A slider with its name and value above it. */
import styles from './audio-settings-box.module.css'

interface Props {
  label: string
  /** The value as it is shown and as a screen reader says it. */
  shown: string
  text: string
  value: number
  range: { min: number; max: number; step: number }
  /** True for a slider of time, which runs from left to right in every language (design UX 3.8). */
  isTime?: boolean
  onChange: (value: number) => void
}

export function Slider({ label, shown, text, value, range, isTime = false, onChange }: Props) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <bdi aria-hidden>{shown}</bdi>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        value={value}
        dir={isTime ? 'ltr' : undefined}
        {...range}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}
