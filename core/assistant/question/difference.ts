/** "What is the difference between A and B?": the two that are compared. Pure. */
import type { Locale } from '../../contract/locales'
import { questionWords } from '../../languages/questions'

/** Undefined for any other question. */
export function comparedIn(question: string, locale: Locale): readonly [string, string] | undefined {
  const plain = question.replaceAll(/[?!.؟]+\s*$/gu, '').trim()
  for (const pattern of questionWords[locale].differences) {
    const [, one, other] = pattern.exec(plain) ?? []
    if (one && other) return [one.trim(), other.trim()]
  }
  return undefined
}
