/** A text that is in no catalogue: its key is shown in its place, and it is reported, each once (spec 2 §8). */
import { reportError } from './error-report'

const heard = new Set<string>()

/** From now on missing texts are reported; `language.ts` tells of them. */
export function reportMissingMessages(): void {
  addEventListener('perikope:missing-message', (event) => {
    const key = event instanceof CustomEvent ? String(event.detail) : ''
    if (heard.has(key)) return
    heard.add(key)
    reportError(new Error(`There is no text for ${key} in ${document.documentElement.lang}`))
  })
}
