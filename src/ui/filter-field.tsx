/** A field that filters the list below it. */
import styles from './filter-field.module.css'

interface Props {
  /** Its name, and what stands in it while it is empty. */
  label: string
  value: string
  onChange: (value: string) => void
}

export function FilterField({ label, value, onChange }: Props) {
  return (
    <input
      className={styles.filter}
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
