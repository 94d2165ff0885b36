/** Stands for words that are on their way, in the size of the text around it. */
import styles from './text-lines.module.css'

export function TextLines({ label }: { label: string }) {
  return (
    <span className={styles.lines} aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
    </span>
  )
}
