/** Words of the languages of the interface by which the assistant reads questions. */
import type { Locale } from '../contract/locales'
import { questions as ar } from './ar/questions'
import { questions as de } from './de/questions'
import { questions as en } from './en/questions'
import { questions as es } from './es/questions'
import { questions as fa } from './fa/questions'
import { questions as fr } from './fr/questions'
import { questions as he } from './he/questions'
import { questions as it } from './it/questions'
import type { QuestionWords } from './language'
import { questions as pt } from './pt/questions'

export const questionWords: Readonly<Record<Locale, QuestionWords>> = { de, en, es, fr, pt, it, ar, fa, he }
