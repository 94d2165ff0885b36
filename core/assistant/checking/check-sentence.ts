/** Checks one sentence of a model: whether it may be shown, is the library's own, or why it is not shown. */
import type { RemovedReason } from '../../contract/assistant/answer'
import type { AnswerLibrary, NewSource } from '../answer-library'
import { formFault } from './form/form-fault'
import { givesSpeech } from './form/gives-speech'
import type { BookWords } from './places/book-words'
import { namesPlace } from './places/names-place'
import { isOtherLanguage } from './text/other-language'
import type { Editions } from './wordings/compare-editions'

export interface CheckContext {
  library: AnswerLibrary
  words: BookWords
  editions: Editions
}

export type Checked =
  | { kind: 'shown' }
  /** It says what the source says. */
  | { kind: 'source'; source: NewSource }
  | { kind: 'removed'; reason: RemovedReason }

export async function checkSentence(
  sentence: string,
  { library, words, editions }: CheckContext,
): Promise<Checked> {
  const reason = reasonOf(sentence, library, words)
  if (reason) return { kind: 'removed', reason }
  const compared = await editions.compare(sentence)
  if (compared.kind === 'equal') return { kind: 'source', source: compared.source }
  return compared.kind === 'near' ? { kind: 'removed', reason: 'quotation' } : { kind: 'shown' }
}

function reasonOf(sentence: string, { locale }: AnswerLibrary, words: BookWords): RemovedReason | undefined {
  const fault = formFault(sentence)
  if (fault === 'link' || fault === 'markup') return fault
  if (namesPlace(sentence, words)) return 'reference'
  if (fault) return fault
  if (isOtherLanguage(sentence, locale)) return 'language'
  return givesSpeech(sentence, locale) ? 'quotation' : undefined
}
