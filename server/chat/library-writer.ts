/** The assistant without a model: what the library has on a question, in sentences of the catalogue. */

import type { AnswerLibrary } from '#core/assistant/answer-library'
import { careFindings } from '#core/assistant/finding/care-findings'
import { findForQuestion } from '#core/assistant/finding/find-for-question'
import type { Findings } from '#core/assistant/findings'
import { tellFindings } from '#core/assistant/tell-findings'
import { hearText } from '#core/care/bundled-care'
import type { ChatEvent } from '#core/contract/assistant/chat'
import type { Services } from '../services'
import type { AnswerWriter, AskedQuestion } from './answer-writer'
import { serverAnswerLibrary } from './server-answer-library'

/** The findings, and the library they were found in. */
export interface FoundInLibrary {
  findings: Findings
  /** Undefined in a crisis, where nothing is looked for. */
  library: AnswerLibrary | undefined
}

/** Finds what the server's library has on a question. Throws edition-unknown. */
export function findInLibrary(
  services: Pick<Services, 'library' | 'search' | 'names' | 'config'>,
): (asked: AskedQuestion) => Promise<FoundInLibrary> {
  return async ({ question, canonicals, abbreviation, locale, earlier }) => {
    const heard = await hearText(question, locale)
    const care = careFindings(heard)
    if (care) return { findings: care, library: undefined }
    const library = await serverAnswerLibrary(services, abbreviation, locale)
    const questions = earlier.map((turn) => turn.question)
    const findings = await findForQuestion({ question, canonicals, earlier: questions, heard }, library)
    return { findings, library }
  }
}

/** Says once in a chat that it is not a language model. */
export function libraryWriter(find: (asked: AskedQuestion) => Promise<FoundInLibrary>): AnswerWriter {
  return async function* write(asked) {
    const { findings } = await find(asked)
    // Somebody in danger needs no introduction.
    if (asked.earlier.length === 0 && !findings.care?.isCertain) yield whoSpeaks
    yield* tellFindings(findings, asked.sources)
    return { by: 'library', state: 'complete' }
  }
}

const whoSpeaks: ChatEvent = { type: 'sentence', part: { kind: 'say', code: 'not-a-model' } }
