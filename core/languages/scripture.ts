/** The few words of a printed chapter in every language of the interface; small enough to be part of the service worker. */
import type { Locale } from '../contract/locales'
import ar from './ar/scripture.json'
import de from './de/scripture.json'
import en from './en/scripture.json'
import es from './es/scripture.json'
import fa from './fa/scripture.json'
import fr from './fr/scripture.json'
import he from './he/scripture.json'
import it from './it/scripture.json'
import pt from './pt/scripture.json'

export const scriptureMessages = { de, en, es, fr, pt, it, ar, fa, he } satisfies Record<Locale, unknown>
