/**
 * Recognises the instructions of the assistant in what a model writes, also turned round, spelt or encoded, and told over several
 * sentences. Not what is told in other words: that is no secret.
 */
import { foldedWords } from '../quotations/words'
import { decodedForms, lookalikes, plainLetters, spelt } from './decoded-forms'

const fewestWords = 6
const fewestLetters = 40
/** Of what somebody went to the trouble of encoding. */
const fewestEncoded = 20
/** Characters shown before, so that nothing is told in small pieces. */
const remembered = 400
/** A word that nobody could write by chance: the random ones. */
const random = /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{12,}/g
/** An answer that tells so much shows nothing more. */
const mostTold = 2

export class SecretWords {
  private readonly wordRuns = new Set<string>()
  private readonly pieces: Pieces
  private readonly encoded: Pieces
  private readonly marks: readonly string[]
  private readonly count: number
  private before = ''
  private told = 0

  constructor(secret: string) {
    const words = foldedWords(secret)
    this.count = Math.min(fewestWords, words.length)
    for (const run of runsOf(words, this.count)) this.wordRuns.add(run)
    const letters = plainLetters(secret)
    this.pieces = new Pieces(letters, fewestLetters)
    this.encoded = new Pieces(letters, fewestEncoded)
    this.marks = secret.match(random) ?? []
  }

  /** Whether a sentence tells of the secret, by itself or behind those that were shown. */
  isIn(text: string): boolean {
    if (this.count === 0) return false
    const isTold = this.told >= mostTold || this.tells(text) || this.tells(`${this.before} ${text}`)
    if (isTold) this.told += 1
    return isTold
  }

  /** What was shown may be the beginning of something told in small pieces. */
  remember(text: string): void {
    this.before = `${this.before} ${text}`.slice(-remembered)
  }

  private tells(text: string): boolean {
    for (const form of [text, ...lookalikes(text)]) {
      const words = foldedWords(form)
      if (
        [words, words.toReversed()].some((row) =>
          runsOf(row, this.count).some((run) => this.wordRuns.has(run)),
        )
      )
        return true
      if (this.pieces.areIn(plainLetters(form))) return true
    }
    const hidden = [...decodedForms(text), ...spelt(text)].map(plainLetters)
    if (hidden.some((form) => this.encoded.areIn(form))) return true
    const turned = Array.from(plainLetters(text)).toReversed().join('')
    if (this.encoded.areIn(turned)) return true
    const all = [plainLetters(text), turned, ...hidden]
    return this.marks.some((mark) => all.some((form) => form.includes(mark)))
  }
}

/** All parts of a text of one length. */
class Pieces {
  private readonly known = new Set<string>()
  private readonly size: number

  constructor(text: string, size: number) {
    this.size = Math.min(size, text.length)
    for (let at = 0; at + this.size <= text.length; at += 1) this.known.add(text.slice(at, at + this.size))
  }

  areIn(text: string): boolean {
    for (let at = 0; at + this.size <= text.length; at += 1) {
      if (this.known.has(text.slice(at, at + this.size))) return true
    }
    return false
  }
}

function runsOf(words: readonly string[], count: number): string[] {
  return Array.from({ length: Math.max(0, words.length - count + 1) }, (_, at) =>
    words.slice(at, at + count).join(' '),
  )
}
