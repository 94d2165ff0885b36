/** Words by which a language is told from others in its script (core/care). */
import type { Locale } from '../contract/locales'
import { frequent as ar } from './ar/frequent'
import { frequent as de } from './de/frequent'
import { frequent as en } from './en/frequent'
import { frequent as es } from './es/frequent'
import { frequent as fa } from './fa/frequent'
import { frequent as fr } from './fr/frequent'
import { frequent as he } from './he/frequent'
import { frequent as it } from './it/frequent'
import { frequent as pt } from './pt/frequent'

export const frequentWords: Readonly<Record<Locale, string>> = { de, en, es, fr, pt, it, ar, fa, he }
