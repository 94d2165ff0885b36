/** Facts about the languages of the interface: small, since the first load has them. */
import type { Locale } from '../contract/locales'
import { facts as ar } from './ar/facts'
import { facts as de } from './de/facts'
import { facts as en } from './en/facts'
import { facts as es } from './es/facts'
import { facts as fa } from './fa/facts'
import { facts as fr } from './fr/facts'
import { facts as he } from './he/facts'
import { facts as it } from './it/facts'
import type { Facts } from './language'
import { facts as pt } from './pt/facts'

export const languageFacts: Readonly<Record<Locale, Facts>> = { de, en, es, fr, pt, it, ar, fa, he }
