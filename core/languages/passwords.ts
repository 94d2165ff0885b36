/** Passwords that people who read the Bible choose, in the languages of the interface. */
import type { Locale } from '../contract/locales'
import { passwords as ar } from './ar/passwords'
import { passwords as de } from './de/passwords'
import { passwords as en } from './en/passwords'
import { passwords as es } from './es/passwords'
import { passwords as fa } from './fa/passwords'
import { passwords as fr } from './fr/passwords'
import { passwords as he } from './he/passwords'
import { passwords as it } from './it/passwords'
import type { ChosenWords } from './language'
import { passwords as pt } from './pt/passwords'

export const chosenWords: Readonly<Record<Locale, ChosenWords>> = { de, en, es, fr, pt, it, ar, fa, he }
