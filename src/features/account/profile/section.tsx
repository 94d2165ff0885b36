/** A section of the profile with its heading, and a part that opens on demand. */
import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface FoldProps {
  title: string
  /** The current value. */
  value?: string
  action: string
  children: ReactNode
}

export function Fold({ title, value, action, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <span>
          {title}
          {value && (
            <small>
              <bdi>{value}</bdi>
            </small>
          )}
        </span>
        <b>{action}</b>
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  )
}
