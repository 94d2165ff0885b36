/** The line that opens and closes what is below it in a `details`, with an arrow of ours: browsers draw triangles. */
import type { ComponentProps } from 'react'
import { DownIcon } from './icons'
import styles from './summary.module.css'

export function Summary({ children, ...props }: Omit<ComponentProps<'summary'>, 'className'>) {
  return (
    <summary className={styles.summary} {...props}>
      {children}
      <DownIcon className="icon" aria-hidden />
    </summary>
  )
}
