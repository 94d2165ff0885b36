/**
 * Answers by a language model, checked sentence by sentence before they are shown. The library finds first: the model is
 * given its findings, and they are the answer wherever the model may not, cannot or should not give one.
 */
import type { AnswerLibrary, NewSource } from '#core/assistant/answer-library'
import type { Checker, CheckerOptions } from '#core/assistant/checking/checker'
import type { Findings } from '#core/assistant/findings'
import { isSameSource, numberSources } from '#core/assistant/number-sources'
import { tellFindings } from '#core/assistant/tell-findings'
import type { AnswerSource, SayCode } from '#core/contract/assistant/answer'
import type { ChatEvent } from '#core/contract/assistant/chat'
import type { Log } from '../../log'
import { failureLog, type TellFailure } from '../../process/failure-log'
import type { ChatModelService } from '../../settings/chat-model-settings'
import type { AnswerWriter, AskedQuestion, WrittenAnswer } from '../answer-writer'
import type { FoundInLibrary } from '../library-writer'
import type { ChatCosts } from './chat-costs'
import { type Ended, streamChecked } from './checked-stream'
import { type ChatClient, chatClient, mostAnswerTokens } from './client/chat-client'
import { ChatFailure } from './client/chat-failure'
import type { ChatTimes } from './client/watch'
import { type Prompt, promptFor } from './prompt/prompt'
import { chooseData } from './prompt/prompt-data'
import { Shown } from './shown'

export interface ModelWriterParts {
  service: ChatModelService
  /** Name of the product. */
  product: string
  find: (asked: AskedQuestion) => Promise<FoundInLibrary>
  openChecker: (options: CheckerOptions) => Checker
  libraryWriter: AnswerWriter
  costs: ChatCosts
  log: Pick<Log, 'error'>
  /** The usual ones, or those of a test. */
  times?: ChatTimes
}

export function modelWriter(parts: ModelWriterParts): AnswerWriter {
  const { service, find, libraryWriter, costs } = parts
  const client = chatClient(service, parts.times)
  const tell = failureLog(parts.log, service.host, {
    expected: 'the chat model does not help',
    unexpected: 'what an answer took cannot be kept',
  })
  return async function* write(asked) {
    if (!asked.mayUseModel) return yield* libraryWriter(asked)
    const found = await find(asked)
    const { findings, library } = found
    // Somebody who may be in danger reads only people's words; and without findings a model would make something up.
    if (findings.outcome !== 'found' || findings.care || !library) return yield* libraryWriter(asked)
    const plan = planFor(parts, asked, found)
    if (asked.signal.aborted) return stopped
    if (!(await costs.mayBegin(plan.reserve))) {
      yield say('model-budget')
      return yield* libraryWriter(asked)
    }
    return yield* writeByModel({ parts, client, tell, asked, findings, library, plan })
  }
}

const stopped: WrittenAnswer = { by: 'library', state: 'stopped' }

interface Plan {
  prompt: Prompt
  /** Those of the data given to the model that are new in the chat. */
  added: AnswerSource[]
  /** Tokens it may take. */
  reserve: number
}

function planFor({ product }: ModelWriterParts, asked: AskedQuestion, { findings }: FoundInLibrary): Plan {
  const data = chooseData(findings.list)
  const { numbered, added } = numberSources(
    data.map(({ source }) => source),
    asked.sources,
  )
  const prompt = promptFor({
    product,
    locale: asked.locale,
    question: asked.question,
    earlier: asked.earlier,
    // Each source is there once, so both are in the same order.
    data: data.map(({ text }, at) => ({ n: numbered[at]?.n ?? 0, text })),
  })
  return { prompt, added, reserve: prompt.tokens + mostAnswerTokens }
}

interface Writing {
  parts: ModelWriterParts
  client: ChatClient
  tell: TellFailure
  asked: AskedQuestion
  findings: Findings
  library: AnswerLibrary
  plan: Plan
}

async function* writeByModel(writing: Writing): AsyncGenerator<ChatEvent, WrittenAnswer> {
  const { parts, tell, asked, plan } = writing
  let isSettled = false
  const settle = async (tokens: number): Promise<void> => {
    isSettled = true
    await parts.costs.spend(tokens - plan.reserve).catch(tell)
  }
  try {
    const shown = new Shown(asked.sources)
    if (asked.earlier.length === 0) yield say('by-model', { name: parts.service.host })
    const { added } = plan
    if (added.length > 0) yield shown.note({ type: 'sources', sources: added })
    return yield* writeChecked(writing, shown, settle)
  } finally {
    // A member who left before the model was asked took nothing.
    if (!isSettled) await settle(0)
  }
}

async function* writeChecked(
  writing: Writing,
  shown: Shown,
  settle: (tokens: number) => Promise<void>,
): AsyncGenerator<ChatEvent, WrittenAnswer> {
  const { parts, client, tell, asked, library, plan } = writing
  const { prompt } = plan
  const checker = parts.openChecker({ library, sources: [...shown.sources] })
  const ended = yield* streamChecked({ client, prompt, checker, shown, signal: asked.signal, settle })
  if (ended.how === 'stopped') return { by: shown.writer(), state: 'stopped' }
  const code = codeFor(ended, checker, shown)
  if (code === undefined) return { by: 'model', state: 'complete' }
  tell(ended.how === 'failed' ? ended.failure : new ChatFailure('nonsense', shortcoming(code)))
  return yield* goOnByLibrary(writing, code, shown)
}

/** More sentences than this are taken out before an answer counts as unfounded. */
const mostRemoved = 3

/** For the operator: another model may do better. */
function shortcoming(code: SayCode): string {
  if (code === 'model-nonsense') return 'an answer without a block of the format'
  return code === 'model-unfounded'
    ? 'too much of an answer was unfounded'
    : 'an answer was longer than it may be'
}

/** Why the library has to go on; undefined where the answer is good. */
function codeFor(
  ended: Exclude<Ended, { how: 'stopped' }>,
  checker: Checker,
  shown: Shown,
): SayCode | undefined {
  const { blocks, shown: kept, removed } = checker.tally
  if (ended.how === 'failed') {
    if (!shown.hasAnything()) return `model-${ended.failure.why}`
    return ended.failure.why === 'refused' ? 'model-refused' : 'model-cut'
  }
  if (blocks === 0 && !shown.hasAnything()) return 'model-nonsense'
  const isEmpty = !shown.hasAnything() && (removed > 0 || ended.how === 'complete')
  if (isEmpty || (removed > mostRemoved && removed > kept)) return 'model-unfounded'
  return ended.how === 'cut' ? 'model-cut' : undefined
}

/** Checked sentences stay; then come the findings that are not shown yet. */
async function* goOnByLibrary(
  { findings }: Writing,
  code: SayCode,
  shown: Shown,
): AsyncGenerator<ChatEvent, WrittenAnswer> {
  yield say(code)
  const isNew = (source: NewSource) => !shown.cards().some((card) => isSameSource(card, source))
  const list = shown.hasAnything()
    ? findings.list
        .map((finding) => ({ ...finding, sources: finding.sources.filter(isNew) }))
        .filter(({ sources }) => sources.length > 0)
    : findings.list
  yield* tellFindings({ ...findings, list }, shown.sources)
  const hasBroken = code !== 'model-unfounded'
  return { by: shown.writer(), state: hasBroken && list.length === 0 ? 'incomplete' : 'complete' }
}

function say(code: SayCode, values?: Record<string, string>): ChatEvent {
  return { type: 'sentence', part: { kind: 'say', code, ...(values && { values }) } }
}
