/** Whether books stand with their full names: always where there is room, on phones as it was chosen on this device. */
import { useState } from 'react'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { useMedia } from '../../../ui/page/use-media'

const key = 'books.full-names'

export interface FullNames {
  /** Undefined until the device has answered. */
  isFull: boolean | undefined
  /** Absent where there is nothing to choose. */
  choose?: (isFull: boolean) => void
}

export function useFullNames(): FullNames {
  const isWide = useMedia('(min-width: 801px)')
  const kept = useDeviceFact(key)
  // Seen before it is stored.
  const [chosen, setChosen] = useState<boolean>()
  if (isWide) return { isFull: true }
  const choose = (isFull: boolean) => {
    setChosen(isFull)
    keepDeviceFact(key, isFull)
  }
  return { isFull: chosen ?? (kept === undefined ? undefined : kept === true), choose }
}
