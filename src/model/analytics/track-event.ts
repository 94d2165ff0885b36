/** Tells the operator's statistics that something was done, where they are set and the person has allowed them; otherwise it costs nothing. */
type TellEvent = (category: string, action: string, name?: string) => void

const mostEarly = 10
const early: Parameters<TellEvent>[] = []
let tell: TellEvent = (...event) => {
  if (early.length < mostEarly) early.push(event)
}

/** Never with words somebody typed. The categories `autocomplete` and `text-selection` are not told (spec 2 §9). */
export function trackEvent(category: string, action: string, name?: string): void {
  tell(category, action, name)
}

/** What hears of events from now on, and of those before it came. */
export function setEventListener(listener: TellEvent): void {
  tell = listener
  for (const event of early.splice(0)) listener(...event)
}
