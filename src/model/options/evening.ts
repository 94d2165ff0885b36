/**
 * The light theme is warm in the evening, where that is wished: `data-warm` on the root element from eight to six by the clock of the
 * device. /boot.js says so before the first paint; this goes on while the page is open.
 */
import { display, matchThemeColour } from './display'

const beginsAt = 20
const endsAt = 6

export function isEvening(now: Date): boolean {
  return now.getHours() >= beginsAt || now.getHours() < endsAt
}

/** Until the evening begins or ends next. Asked of the calendar: a night may have nine hours or eleven. */
export function msToTurn(now: Date): number {
  const next = new Date(now)
  next.setHours(isEvening(now) ? endsAt : beginsAt, 0, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next.getTime() - now.getTime()
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows what is wished and what time it is; then waits for the next turn, if anybody wishes it. */
export function showEvening(): void {
  const now = new Date()
  const isWished = display.get().evening === 'warm'
  document.documentElement.toggleAttribute('data-warm', isWished && isEvening(now))
  clearTimeout(timer)
  if (isWished) timer = setTimeout(turn, msToTurn(now))
}

/** A device that slept through the turn has not heard its timer. Call once. */
export function followEvening(): void {
  document.addEventListener('visibilitychange', turn)
}

function turn(): void {
  showEvening()
  matchThemeColour()
}
