/** Words of the languages of the interface by which the finder reads names and questions. */
import type { Locale } from '../contract/locales'
import { finder as ar } from './ar/finder'
import { finder as de } from './de/finder'
import { finder as en } from './en/finder'
import { finder as es } from './es/finder'
import { finder as fa } from './fa/finder'
import { finder as fr } from './fr/finder'
import { finder as he } from './he/finder'
import { finder as it } from './it/finder'
import type { FinderWords } from './language'
import { finder as pt } from './pt/finder'

export const finderWords: Readonly<Record<Locale, FinderWords>> = { de, en, es, fr, pt, it, ar, fa, he }
