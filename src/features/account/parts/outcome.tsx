/** The outcome of a form. It takes the focus, so that a screen reader reads it. */
import { type ReactNode, useEffect, useRef } from 'react'
import styles from '../account.module.css'

export function Outcome({ kind, children }: { kind: 'done' | 'failed'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles[kind]} role={kind === 'done' ? 'status' : 'alert'} tabIndex={-1}>
      {children}
    </div>
  )
}
