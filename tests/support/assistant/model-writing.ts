/** For tests of answers by a model: what was found, a checker that parts sentences and believes all but lies, a budget in memory. */
import type { AnswerLibrary, NewSource } from '#core/assistant/answer-library'
import type { Checker, CheckerOptions } from '#core/assistant/checking/checker'
import type { Findings } from '#core/assistant/findings'
import type { AnswerSource } from '#core/contract/assistant/answer'
import type { ChatEvent } from '#core/contract/assistant/chat'
import { plainText } from '#core/contract/pages/article-node'
import type { AnswerWriter, AskedQuestion, WrittenAnswer } from '../../../server/chat/answer-writer'
import type { ChatCosts } from '../../../server/chat/model/chat-costs'
import type { ChatTimes } from '../../../server/chat/model/client/watch'
import { modelWriter } from '../../../server/chat/model/model-writer'

export const key = 'sk-do-not-tell'

const soon: ChatTimes = { firstMs: 500, betweenMs: 500, allMs: 5_000, afterMs: 400, againMs: 1 }
const patient: ChatTimes = { ...soon, firstMs: 60_000, betweenMs: 60_000, allMs: 60_000 }

/** Passages of the same edition, one finding. */
export function findings(...titles: string[]): Findings {
  const sources = titles.map(
    (title, at): NewSource => ({
      kind: 'passage',
      link: `/TST/${title}`,
      title,
      resource: 'TST',
      name: 'Test',
      locale: 'de',
      verses: [{ canonical: 8_001_001 + at, label: `${at + 1}`, text: `Worte von ${title}` }],
      verseCount: 1,
    }),
  )
  return { outcome: 'found', list: [{ code: 'passage', sources }] }
}

export function asked(more: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    question: 'Wer war Rut?',
    canonicals: [],
    abbreviation: undefined,
    locale: 'de',
    mayUseModel: true,
    earlier: [],
    sources: [],
    signal: new AbortController().signal,
    ...more,
  }
}

export const by = (writer: WrittenAnswer['by'], state: WrittenAnswer['state']): WrittenAnswer => ({
  by: writer,
  state,
})

export interface SetUp {
  write: AnswerWriter
  /** What checkers were opened with. */
  checked: CheckerOptions[]
  logged: object[]
  costs: ChatCosts & { left: number }
}

interface Setting {
  findings: Findings
  /** Tokens of the day; 'broken': what an answer took cannot be kept. */
  left: number | 'broken'
  /** Does not wait longer than a test may take. */
  isImpatient: boolean
}

export function setUp(url: string, setting: Partial<Setting> = {}): SetUp {
  const { findings: found = findings('Rut 1', 'Rut 2'), left = 1_000_000 } = setting
  const checked: CheckerOptions[] = []
  const logged: object[] = []
  const costs = left === 'broken' ? brokenCosts() : memoryCosts(left)
  // The checker of these tests looks at words alone.
  const library = Object.create(null) as AnswerLibrary
  const write = modelWriter({
    service: { url: `${url}/chat/completions`, key, model: 'small', host: '127.0.0.1', dailyTokens: 1 },
    product: 'Perikope',
    find: async () => ({ findings: found, library }),
    openChecker: (needs) => {
      checked.push(needs)
      return sentenceChecker()
    },
    async *libraryWriter() {
      yield { type: 'sentence', part: { kind: 'say', code: 'not-a-model' } }
      return by('library', 'complete')
    },
    costs,
    log: { error: (details, message) => logged.push({ ...details, message }) },
    times: setting.isImpatient ? soon : patient,
  })
  return { write, checked, logged, costs }
}

/** `LIE ...` is removed, `SHOW1` shows the first source. */
function sentenceChecker(): Checker {
  let held = ''
  const tally = { blocks: 0, shown: 0, removed: 0 }
  const check = (sentence: string): ChatEvent => {
    tally.blocks += 1
    if (sentence.startsWith('LIE')) {
      tally.removed += 1
      return { type: 'removed', part: { kind: 'removed', reason: 'quotation' } }
    }
    tally.shown += 1
    const n = /^SHOW(\d)/.exec(sentence)?.[1]
    if (n !== undefined) return { type: 'sentence', part: { kind: 'source', n: Number(n) } }
    const cites = [...sentence.matchAll(/\[(\d)\]/g)].map(([, number]) => Number(number))
    const nodes = [sentence.replace(/ \[\d\]/g, '')]
    return { type: 'sentence', part: { kind: 'text', begins: 'same', nodes, cites } }
  }
  return {
    tally,
    async push(delta) {
      const sentences = (held + delta).split(/(?<=\.)\s/)
      held = sentences.pop() ?? ''
      return sentences.map(check)
    },
    end: async () => (held === '' ? [] : [check(held)]),
  }
}

function memoryCosts(left: number): ChatCosts & { left: number } {
  const costs = {
    left,
    async mayBegin(estimate: number) {
      if (estimate > costs.left) return false
      costs.left -= estimate
      return true
    },
    async spend(tokens: number) {
      costs.left -= tokens
    },
  }
  return costs
}

function brokenCosts(): ChatCosts & { left: number } {
  return {
    left: 0,
    mayBegin: async () => true,
    async spend() {
      throw new Error('no database')
    },
  }
}

/** All of an answer, and when each event came. */
export async function hear(write: AnswerWriter, question: AskedQuestion) {
  const events: ChatEvent[] = []
  const at: number[] = []
  const writing = write(question)
  for (;;) {
    const step = await writing.next()
    if (step.done) return { events, at, end: step.value }
    events.push(step.value)
    at.push(performance.now())
  }
}

/** Events in short. */
export function shown(events: readonly ChatEvent[]): string[] {
  return events.map((event) => {
    if (event.type === 'sources') return `sources ${numbersOf(event.sources)}`
    if (event.type !== 'sentence') return event.type
    const { part } = event
    if (part.kind === 'say') return `say ${part.code}`
    if (part.kind === 'text') return `text ${plainText(part.nodes)}`
    return part.kind === 'source' ? `source ${part.n}` : part.kind
  })
}

function numbersOf(sources: readonly AnswerSource[]): string {
  return sources.map(({ n }) => n).join(' ')
}

export function cited(event: ChatEvent): readonly number[] {
  return event.type === 'sentence' && event.part.kind === 'text' ? event.part.cites : []
}
