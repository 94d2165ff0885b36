/**
 * Checks what a language model writes while it is written. What is shown of a verse is the library's own text, every
 * place exists, and what reads as a quotation equals the library: everything else becomes `removed`. The events depend on the text
 * alone, never on how it was cut.
 */
import type { AnswerSource, RemovedReason } from '../../contract/assistant/answer'
import type { ChatEvent } from '../../contract/assistant/chat'
import { plainText } from '../../contract/pages/article-node'
import type { AnswerLibrary } from '../answer-library'
import { numberSources } from '../number-sources'
import { type Checked, checkSentence, nothingTold } from './check-sentence'
import { SecretWords } from './instructions/secret-words'
import type { PlaceRange } from './markup/draft'
import { Titles } from './quotations/titles'
import { Wordings } from './quotations/wordings'
import { KnownBooks } from './references/known-books'
import { strictly } from './references/places'
import { type Begins, type Sentence, Sentences } from './sentences/sentences'

export interface Checker {
  /** A piece of what the model writes, of any length, cut anywhere. Returns the events that are ready. */
  push(delta: string): Promise<ChatEvent[]>
  /** The model has ended: what is left. */
  end(): Promise<ChatEvent[]>
  /** Sentences shown, parts removed, citations. */
  readonly tally: { shown: number; removed: number; cited: number }
}

/** What an answer is compared with. */
export interface CheckerOptions {
  library: AnswerLibrary
  /** Of the chat so far, by their numbers from 1. */
  sources: readonly AnswerSource[]
  /** What an answer must not repeat: the instructions. */
  secret?: string
}

/** Characters of an answer that are shown. */
export const longestAnswer = 6_000
/** Sentences whose places a sentence is compared with, and how many of those. */
const sentencesBefore = 3
const mostBefore = 4

export function openChecker(options: CheckerOptions): Checker {
  const sentences = new Sentences()
  const writer = new EventWriter(options)
  return {
    tally: writer.tally,
    push: async (delta) => await writer.write(sentences.push(delta)),
    end: async () => await writer.write(sentences.end()),
  }
}

class EventWriter {
  readonly tally = { shown: 0, removed: 0, cited: 0 }
  private readonly sources: AnswerSource[]
  private readonly shownSources = new Set<number>()
  private readonly books: KnownBooks
  private readonly wordings: Wordings
  private readonly titles: Titles
  private readonly secret: SecretWords | undefined
  private left = longestAnswer
  private lastRemoved: RemovedReason | undefined
  /** What a removed sentence began begins with the next one. */
  private begins: Begins = 'same'
  private isIntroduced = false
  private isSpeech = false
  private before: readonly (readonly PlaceRange[])[] = []
  private told = nothingTold

  constructor(private readonly options: CheckerOptions) {
    const { library, sources, secret } = options
    this.sources = [...sources]
    this.books = new KnownBooks(strictly(library.context))
    this.wordings = new Wordings(library, () => this.sources)
    this.titles = new Titles(library)
    this.secret = secret === undefined || secret.trim() === '' ? undefined : new SecretWords(secret)
  }

  async write(sentences: readonly Sentence[]): Promise<ChatEvent[]> {
    const events: ChatEvent[] = []
    for (const sentence of sentences) {
      if (this.left <= 0) break
      events.push(...(await this.check(this.withNumber(sentence))))
      await this.options.library.breathe()
    }
    return events
  }

  private async check(sentence: Sentence): Promise<ChatEvent[]> {
    const { wordings, titles, secret, sources, books, isIntroduced } = this
    const { library } = this.options
    const begins = sentence.begins === 'same' ? this.begins : sentence.begins
    // A list may be what is said; a new paragraph or heading is not.
    const isSaid = isIntroduced && sentence.begins !== 'heading'
    const checked = await checkSentence(sentence, {
      library,
      books,
      sources,
      wordings,
      titles,
      secret,
      isIntroduced: isSaid,
      isSpeech: this.isSpeech && sentence.begins === 'same',
      before: this.before.flat().slice(-mostBefore),
      told: sentence.begins === 'same' ? this.told : nothingTold,
    })
    this.before = [...this.before, checked.named].slice(-sentencesBefore)
    this.told = checked.told
    this.isSpeech = checked.isSpeech
    this.isIntroduced = checked.isIntroduction || (isSaid && sentence.begins === 'item')
    const text = checked.shown ? plainText(checked.shown.nodes) : ''
    if (text.length > this.left) {
      this.left = 0
      return []
    }
    this.left -= text.length
    this.secret?.remember(text)
    this.begins = checked.shown ? 'same' : begins
    return [...this.show(checked, begins), ...checked.removed.flatMap((reason) => this.remove(reason))]
  }

  /** The sentence; new sources before it, those it shows behind it, each once in an answer. */
  private show({ shown, cited }: Checked, begins: Begins): ChatEvent[] {
    if (!shown) return []
    const { numbered, added } = numberSources(shown.sources, this.sources)
    this.sources.push(...added)
    this.tally.shown += 1
    this.tally.cited += cited
    this.lastRemoved = undefined
    const events: ChatEvent[] = added.length > 0 ? [{ type: 'sources', sources: added }] : []
    const { nodes, cites } = shown
    events.push({ type: 'sentence', part: { kind: 'text', begins, nodes, cites } })
    for (const { n } of numbered) {
      if (this.shownSources.has(n)) continue
      this.shownSources.add(n)
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

  /** `1. Mose 1` at the beginning of a line is a book, no first item. */
  private withNumber(sentence: Sentence): Sentence {
    const { mark, text } = sentence
    const [word] = /^[\p{L}\p{M}]+/u.exec(text) ?? []
    if (!/^\p{Nd}[.)]/u.test(mark) || word === undefined) return sentence
    if (!this.books.isName(`${mark.trim()} ${word}`)) return sentence
    return { ...sentence, begins: 'paragraph', text: mark + text }
  }
}
