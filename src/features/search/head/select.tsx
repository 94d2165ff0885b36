/** A choice of a few, with its label inside: the browser's own list, which every phone shows in its own way. */
import { DropDown } from '../../../ui/form/drop-down'
import styles from './select.module.css'

interface Props<Value extends string> {
  /** By which it is found again. */
  name?: string
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function Select<Value extends string>({ name, label, value, choices, onChange }: Props<Value>) {
  return (
    <label className={styles.select}>
      <span className="visually-hidden">{label}</span>
      <DropDown
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </DropDown>
    </label>
  )
}
