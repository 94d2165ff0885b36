/** Tells the operator's statistics that something was done, where they are set and the person has allowed them; otherwise it costs nothing. */
type TellEvent = (category: string, action: string, name?: string) => void

let tell: TellEvent | undefined

/** Never with words somebody typed. The categories `autocomplete` and `text-selection` are not told (spec 2 §9). */
export function trackEvent(category: string, action: string, name?: string): void {
  tell?.(category, action, name)
}

/** What hears of events from now on. */
export function setEventListener(listener: TellEvent): void {
  tell = listener
}
