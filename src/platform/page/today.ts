/** Today, by the device: a day that goes on while the page is open. */
import { type Day, dayAt, endOfDay } from '#core/calendar/day'
import { createStore, useStore } from '../../ui/store/store'

/** No timer waits longer: devices sleep, and people travel. */
const longestWaitMs = 3_600_000

/** The day by the clock of this device, from midnight to midnight. */
const today = createStore<Day>(dayAt(Date.now()), (set) => {
  const look = () => set(dayAt(Date.now()))
  const wait = () => {
    look()
    const now = Date.now()
    setTimeout(wait, Math.min(endOfDay(now) - now, longestWaitMs))
  }
  wait()
  // A page that comes back from the background may have slept over midnight.
  document.addEventListener('visibilitychange', look)
})

/** The day on the wall, live. */
export function useToday(): Day {
  return useStore(today)
}
