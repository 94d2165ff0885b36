/**
 * Checks what a language model writes while it is written. It writes blocks of plain sentences with the numbers of their sources; a
 * place, a quotation or a verse in them makes a sentence go, and verses are shown as sources alone. The events depend on the text,
 * never on how it was cut.
 */
import type { AnswerSource, RemovedReason } from '../../contract/assistant/answer'
import type { ChatEvent } from '../../contract/assistant/chat'
import type { AnswerLibrary, NewSource } from '../answer-library'
import { numberSources } from '../number-sources'
import { checkSentence } from './check-sentence'
import { withoutMarksOfOne } from './form/form-fault'
import { isIntroduction } from './form/gives-speech'
import { bookWords } from './places/book-words'
import { visibleOf } from './text/fold-text'

import { BlockReader, type WrittenBlock } from './wire/read-blocks'
import { Editions } from './wordings/compare-editions'

/** Behind a word of some letters, or a bracket, and before a capital or a script without them. */
const end = /(?<=[\p{Ll}\p{Lo}\p{M})\u0022’”»]{2,}[.!?…؟。]+|[!?؟])\s+(?=[\p{Lu}\p{Lo}"“„«(])/u

export interface Checker {
  /** A piece of what the model writes, of any length, cut anywhere. Returns the events that are ready. */
  push(delta: string): Promise<ChatEvent[]>
  /** The model has ended: what is left. */
  end(): Promise<ChatEvent[]>
  /** Blocks that were read, sentences shown, sentences removed. */
  readonly tally: { blocks: number; shown: number; removed: number }
}

/** The material a checker compares an answer with. */
export interface CheckerOptions {
  library: AnswerLibrary
  /** Of the chat so far, by their numbers from 1. */
  sources: readonly AnswerSource[]
}

/** Characters of an answer that are shown. */
export const longestAnswer = 6_000

export function openChecker(options: CheckerOptions): Checker {
  const reader = new BlockReader()
  const writer = new EventWriter(options)
  return {
    tally: writer.tally,
    push: async (delta) => await writer.write(reader.push(delta)),
    end: async () => await writer.write(reader.end()),
  }
}

class EventWriter {
  readonly tally = { blocks: 0, shown: 0, removed: 0 }
  private readonly sources: AnswerSource[]
  private readonly editions: Editions
  /** Each source is shown once in an answer. */
  private readonly shownSources = new Set<number>()
  private left = longestAnswer
  private lastRemoved: RemovedReason | undefined
  /** A sentence went that only led to the next one. */
  private isIntroduced = false

  constructor(private readonly options: CheckerOptions) {
    this.sources = [...options.sources]
    this.editions = new Editions(options.library, () => this.sources)
  }

  async write(blocks: readonly WrittenBlock[]): Promise<ChatEvent[]> {
    const events: ChatEvent[] = []
    for (const block of blocks) {
      this.tally.blocks += 1
      if (this.left > 0) events.push(...(await this.block(block)))
    }
    return events
  }

  private async block(block: WrittenBlock): Promise<ChatEvent[]> {
    const { text, cites } = withMarkers(block)
    // A text in lines could be a heading with its text, a list, or words below who said them.
    if (/[\n\r\u0085\u2028\u2029]/.test(text.trim())) return this.remove('markup')
    const known = this.sources.filter(({ n }) => cites.includes(n))
    const numbers = cites.filter((n) => known.some((source) => source.n === n))
    const events: ChatEvent[] = []
    const shown: string[] = []
    for (const sentence of splitSentences(withoutMarksOfOne(visibleOf(text)))) {
      const checked = await this.check(sentence)
      if (checked.kind === 'shown') shown.push(sentence)
      else {
        events.push(...this.sentences(shown.splice(0), numbers))
        events.push(
          ...(checked.kind === 'source' ? this.show([checked.source]) : this.remove(checked.reason)),
        )
      }
      await this.options.library.breathe()
    }
    const cited = shown.length > 0 || events.some(({ type }) => type === 'sentence')
    return [
      ...events,
      ...this.sentences(shown, numbers),
      ...(cited ? this.show(known.filter(({ verses }) => verses !== undefined)) : []),
    ]
  }

  private async check(sentence: string) {
    const { library } = this.options
    const wasIntroduced = this.isIntroduced
    const checked = await checkSentence(sentence, {
      library,
      editions: this.editions,
      words: await bookWords(),
    })
    // One that went with what it introduced leads to nothing more.
    const isOpen = checked.kind === 'shown' || /:\s*$/.test(sentence)
    this.isIntroduced = isOpen && isIntroduction(sentence, library.locale)
    if (checked.kind !== 'shown' || !(wasIntroduced || this.isIntroduced)) return checked
    return { kind: 'removed', reason: 'quotation' } as const
  }

  /** Sentences that stand together. */
  private sentences(shown: readonly string[], cites: readonly number[]): ChatEvent[] {
    const text = shown.join(' ')
    if (text === '' || text.length > this.left) {
      if (text !== '') this.left = 0
      return []
    }
    this.left -= text.length
    this.tally.shown += shown.length
    this.lastRemoved = undefined
    return [
      { type: 'sentence', part: { kind: 'text', begins: 'paragraph', nodes: [text], cites: [...cites] } },
    ]
  }

  /** Sources with their own words; new ones are numbered first. */
  private show(sources: readonly NewSource[]): ChatEvent[] {
    const { numbered, added } = numberSources(sources, this.sources)
    this.sources.push(...added)
    const events: ChatEvent[] = added.length > 0 ? [{ type: 'sources', sources: added }] : []
    for (const { n } of numbered) {
      if (this.shownSources.has(n)) continue
      this.shownSources.add(n)
      this.lastRemoved = undefined
      events.push({ type: 'sentence', part: { kind: 'source', n } })
    }
    return events
  }

  private remove(reason: RemovedReason): ChatEvent[] {
    this.tally.removed += 1
    if (this.lastRemoved === reason) return []
    this.lastRemoved = reason
    return [{ type: 'removed', part: { kind: 'removed', reason } }]
  }
}

/** Numbers in brackets are what models cite with elsewhere. */
function withMarkers({ text, cites }: WrittenBlock): WrittenBlock {
  const found = new Set(cites)
  const plain = text.replace(
    /\s?[[【]\^?\s*((?:\p{Nd}{1,3}\s*[,;]?\s*)+)(?:†[^\]】]*)?[\]】](?!\()/gu,
    (_, numbers: string) => {
      for (const digits of numbers.normalize('NFKC').match(/\d+/g) ?? []) found.add(Number(digits))
      return ''
    },
  )
  return { text: plain, cites: [...found] }
}

/** The sentences of a block. Rather two in one than half of one: they are checked and go together. */
function splitSentences(text: string): string[] {
  return text.split(end).flatMap((sentence) => (sentence.trim() === '' ? [] : [sentence.trim()]))
}
