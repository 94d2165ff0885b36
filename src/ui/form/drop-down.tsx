/**
 * A native select with an arrow of our own: the browser's stands at the very edge, and closer still from
 * right to left.
 */
import type { ComponentProps } from 'react'
import { DownIcon } from '../controls/icons'
import styles from './drop-down.module.css'

export function DropDown(props: ComponentProps<'select'>) {
  return (
    <span className={styles.box}>
      <select {...props} />
      <DownIcon className="icon" aria-hidden />
    </span>
  )
}
