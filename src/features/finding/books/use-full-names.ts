/** Whether books show their full names: always if there is room; on phones as the person chose on this device. */
import { useState } from 'react'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { useMedia } from '../../../ui/page/use-media'

const key = 'books.full-names'

export interface FullNames {
  /** Undefined until the device has answered. */
  isFull: boolean | undefined
  /** Absent if there is nothing to choose. */
  choose?: (isFull: boolean) => void
}

export function useFullNames(): FullNames {
  const isWide = useMedia('(min-width: 801px)')
  const kept = useDeviceFact(key)
  // Shown before the device has stored it.
  const [chosen, setChosen] = useState<boolean>()
  if (isWide) return { isFull: true }
  const choose = (isFull: boolean) => {
    setChosen(isFull)
    keepDeviceFact(key, isFull)
  }
  return { isFull: chosen ?? (kept === undefined ? undefined : kept === true), choose }
}
