/** A switch with its label: a native check box in the role of a switch. */
import styles from './switch.module.css'

interface Props {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, isOn, onChange }: Props) {
  return (
    <label className={styles.switch}>
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
