/**
 * Below something that waits for the network: says after a while that it takes longer, and offers to give up
 * and go back (design UX 3.9).
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as limits from '#core/limits'
import { Button } from '../controls/button'
import styles from './slow-line.module.css'

export function SlowLine({ text, cancel }: { text: string; cancel: string }) {
  const { history } = useRouter()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), limits.slowLoadMs)
    return () => clearTimeout(timer)
  }, [])
  const turnBack = () => (history.canGoBack() ? history.back() : history.push('/'))
  if (!isSlow) return null
  return (
    <p className={styles.slow}>
      {text} <Button onClick={turnBack}>{cancel}</Button>
    </p>
  )
}
