/** Two or more lists of which one is shown, as toggle buttons. */
import styles from '../note/list.module.css'

interface Props<Name extends string> {
  label: string
  tabs: readonly { name: Name; title: string }[]
  current: Name
  onChoose: (name: Name) => void
}

export function Tabs<Name extends string>({ label, tabs, current, onChoose }: Props<Name>) {
  return (
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map(({ name, title }) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
          {title}
        </button>
      ))}
    </div>
  )
}
