/** Stands in a panel for all that is on its way: lines, so that it never opens empty. What stands below comes with it (awaited.tsx). */
import styles from './panel-lines.module.css'

export function PanelLines({ label }: { label: string }) {
  return (
    <div className={styles.lines} role="status" aria-busy="true" data-awaited>
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
