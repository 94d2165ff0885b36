/** Stops the player after some minutes, or at the end of the chapter. */
import { useEffect, useEffectEvent, useState } from 'react'

export const sleepMinutes = [5, 10, 15, 30, 45, 60] as const
export type SleepChoice = 'off' | 'chapter' | `${(typeof sleepMinutes)[number]}`

export interface SleepTimer {
  choice: SleepChoice
  choose: (choice: SleepChoice) => void
}

/** Calls `onSleep` when the minutes are over and sets the choice back to off. */
export function useSleepTimer(onSleep: () => void): SleepTimer {
  const [choice, choose] = useState<SleepChoice>('off')
  const sleep = useEffectEvent(() => {
    choose('off')
    onSleep()
  })
  const minutes = Number(choice)
  useEffect(() => {
    if (!Number.isFinite(minutes)) return
    const timer = setTimeout(() => sleep(), minutes * 60_000)
    return () => clearTimeout(timer)
  }, [minutes])
  return { choice, choose }
}
