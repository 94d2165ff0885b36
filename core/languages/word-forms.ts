/** Forms of words of the languages of the interface, as search needs them. */
import type { Locale } from '../contract/locales'
import { forms as ar } from './ar/word-forms'
import { forms as de } from './de/word-forms'
import { forms as en } from './en/word-forms'
import { forms as es } from './es/word-forms'
import { forms as fa } from './fa/word-forms'
import { forms as fr } from './fr/word-forms'
import { forms as he } from './he/word-forms'
import { forms as it } from './it/word-forms'
import type { WordForms } from './language'
import { forms as pt } from './pt/word-forms'

export const wordForms: Readonly<Record<Locale, WordForms>> = { de, en, es, fr, pt, it, ar, fa, he }
