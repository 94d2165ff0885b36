/** What is drawn with the frame after the one its place is drawn with. */
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../platform/after-paint'

export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => afterPaint(() => setIsDue(true)), [])
  return isDue && children
}
