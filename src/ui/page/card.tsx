/** A box in the column of the text: why something is not here and what to do. */
import type { ReactNode } from 'react'
import styles from './card.module.css'

interface Props {
  title: string
  /** Beside text that is there: smaller, not the main message of the page. */
  isQuiet?: boolean
  children?: ReactNode
}

export function Card({ title, isQuiet = false, children }: Props) {
  const Heading = isQuiet ? 'h2' : 'h1'
  return (
    <section className={styles.card} data-quiet={isQuiet}>
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </section>
  )
}
