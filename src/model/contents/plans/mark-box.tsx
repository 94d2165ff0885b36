/** A check box for something read. It shows at once what was clicked, and what is stored where that could not be stored. */
import { useState } from 'react'
import styles from './plans.module.css'

interface Props {
  /** Absent inside a label. */
  label?: string
  isRead: boolean
  /** Resolves with whether it is stored. */
  onMark: (isRead: boolean) => Promise<boolean>
}

export function MarkBox({ label, isRead, onMark }: Props) {
  const [wanted, setWanted] = useState<boolean>()
  // The wanted state is stored: from now on the stored one counts, which another device may change.
  if (wanted === isRead) setWanted(undefined)
  const mark = async (isNowRead: boolean) => {
    setWanted(isNowRead)
    if (!(await onMark(isNowRead))) setWanted(undefined)
  }
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={label}
      checked={wanted ?? isRead}
      onChange={({ target }) => void mark(target.checked)}
    />
  )
}
