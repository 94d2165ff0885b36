/** Cuts what a model writes into sentences, as it comes. Equal texts give equal sentences, wherever the pieces were cut. */
import type { AnswerPart } from '../../../contract/assistant/answer'
import { Cleaner } from './cleaner'
import { readLineStart } from './line-start'
import { longestSentence, sentenceEnd } from './sentence-end'

export type Begins = Extract<AnswerPart, { kind: 'text' }>['begins']

/** A sentence of the model, not checked. */
export interface Sentence {
  /** `quotation`: lines behind `>`. `dropped`: lines of code or tables. */
  kind: 'sentence' | 'quotation' | 'dropped'
  begins: Begins
  text: string
  /** The number of an item, which may be that of a book. */
  mark: string
  /** It begins inside a quotation that was too long to be kept together. */
  isQuoted: boolean
}

/** What the line began with. */
type LineBlock = 'item' | 'heading' | undefined

export class Sentences {
  private readonly cleaner = new Cleaner()
  private text = ''
  private isEnded = false
  private isLineStart = true
  private next: Begins = 'paragraph'
  private mark = ''
  private block: LineBlock = undefined
  private fence = ''
  private isQuoted = false

  push(delta: string): Sentence[] {
    this.text += this.cleaner.push(delta)
    return this.takeAll()
  }

  end(): Sentence[] {
    this.text += this.cleaner.end()
    this.isEnded = true
    return this.takeAll()
  }

  private takeAll(): Sentence[] {
    const found: Sentence[] = []
    while (this.text !== '') {
      const one = this.isLineStart ? this.takeLineStart() : this.takeSentence()
      if (one === 'wait') break
      if (one) found.push(one)
    }
    return found
  }

  private takeLineStart(): Sentence | 'wait' | undefined {
    const start = readLineStart(this.text, this.isEnded)
    if (this.fence !== '') return this.takeCode()
    switch (start.kind) {
      case 'wait':
        return 'wait'
      case 'blank':
        this.drop(start.length)
        this.next = 'paragraph'
        return undefined
      case 'dropped':
        this.fence = start.fence
        this.drop(start.length)
        this.next = 'paragraph'
        return this.sentence('dropped', '')
      case 'quotation':
        return this.takeQuotation()
      default:
        this.drop(start.length)
        this.isLineStart = false
        if (start.begins) this.isQuoted = false
        this.next = start.begins ?? (this.block ? 'paragraph' : this.next)
        this.block = start.begins
        this.mark = start.mark
        return undefined
    }
  }

  /** Whole lines up to the closing fence. */
  private takeCode(): Sentence | 'wait' | undefined {
    const end = this.text.slice(0, longestSentence).indexOf('\n')
    if (end < 0 && !this.isEnded && this.text.length < longestSentence) return 'wait'
    const length = end < 0 ? Math.min(this.text.length, longestSentence) : end + 1
    if (this.text.trimStart().startsWith(this.fence)) this.fence = ''
    this.drop(length)
    this.next = 'paragraph'
    return undefined
  }

  private takeSentence(): Sentence | 'wait' | undefined {
    const found = sentenceEnd(this.text, this.isEnded, this.isQuoted)
    if (!found) return 'wait'
    const text = this.text.slice(0, found.end)
    const sentence = text.trim() === '' ? undefined : this.sentence('sentence', text)
    this.drop(found.end)
    const [spaces = ''] = /^[^\S\n]*\n?/.exec(this.text) ?? []
    // More spaces may follow: they are dropped with the next sentence.
    this.drop(spaces.length)
    this.isLineStart = spaces.endsWith('\n')
    this.isQuoted = found.isCutInQuotation
    return sentence
  }

  /** Lines behind `>`, and those that go on with their sentence. */
  private takeQuotation(): Sentence | 'wait' {
    const lines: string[] = []
    let at = 0
    while (at < this.text.length && at < longestSentence) {
      const start = readLineStart(this.text.slice(at), this.isEnded)
      if (start.kind === 'wait') return 'wait'
      const isPlain = start.kind === 'text' && !start.begins
      const isMore =
        isPlain && (/[^.!?…؟。”“"»«]\s*$/.test(lines.at(-1) ?? '.') || /^\s*[—–]/.test(this.text.slice(at)))
      if (start.kind !== 'quotation' && !isMore) break
      const end = this.text.slice(0, at + longestSentence).indexOf('\n', at)
      if (end < 0 && !this.isEnded && this.text.length < at + longestSentence) return 'wait'
      const to = end < 0 ? Math.min(this.text.length, at + longestSentence) : end
      lines.push(this.text.slice(at, to).replace(/^\s*(?:>\s*)+/, ''))
      at = end < 0 ? to : to + 1
      if (at >= this.text.length && !this.isEnded) return 'wait'
    }
    this.next = 'paragraph'
    const sentence = this.sentence('quotation', lines.join('\n'))
    this.drop(at)
    this.next = 'paragraph'
    return sentence
  }

  private drop(length: number): void {
    this.text = this.text.slice(length)
  }

  private sentence(kind: Sentence['kind'], text: string): Sentence {
    const { next: begins, mark, isQuoted } = this
    this.next = 'same'
    this.mark = ''
    return { kind, begins, text: text.trim(), mark, isQuoted }
  }
}
