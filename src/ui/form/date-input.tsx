/** A native date field with the arrow of ours. */
import type { ComponentProps } from 'react'
import { DownIcon } from '../controls/icons'
import styles from './drop-down.module.css'

export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={styles.box}>
      <input type="date" {...props} />
      <DownIcon className="icon" aria-hidden />
    </span>
  )
}
