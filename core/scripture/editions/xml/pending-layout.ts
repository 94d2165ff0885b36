/**
 * Holds headings and the starts of paragraphs and lines until text comes. XML formats put them wherever their elements
 * happen to open: at the end of a verse, before a chapter starts, twice in a row, or with nothing in them. What counts is
 * what stands last before the next text, so a heading reaches the chapter it belongs to and an empty line disappears.
 */
import type { EditionSink } from '../sink'

/** A call kept for later. */
export type Play = (sink: EditionSink) => void

export interface PendingLayout {
  /** A block start; replaces one that has had no text yet. */
  block(play: Play): void
  /** A gap before the next block. */
  stanza(): void
  /** A finished heading, title or the like, as its calls. */
  aside(play: Play): void
  /** Lines ended: text that follows without a block of its own continues the paragraph around them. */
  endLines(): void
  /** Says everything held; call it before the text or note of a place. `isInVerse` keeps words apart at a break. */
  flush(isInVerse: boolean): void
  /** The text after this belongs to other things: says the asides, forgets the block. */
  finish(): void
}

/** A layout that speaks to `sink`. */
export function createPendingLayout(sink: EditionSink): PendingLayout {
  let asides: Play[] = []
  let block: Play | undefined
  let hasStanza = false
  let isAfterLines = false

  const playAsides = () => {
    const held = asides
    asides = []
    for (const play of held) play(sink)
  }
  return {
    block(play) {
      block = play
      isAfterLines = false
    },
    stanza() {
      hasStanza = true
    },
    aside(play) {
      asides.push(play)
    },
    endLines() {
      isAfterLines = true
    },
    flush(isInVerse) {
      if (asides.length > 0) playAsides()
      if (!block && !hasStanza && !isAfterLines) return
      if (isInVerse) sink.text(' ')
      if (hasStanza) sink.stanza()
      if (block) block(sink)
      else if (isAfterLines) sink.paragraph({ level: 0 })
      block = undefined
      hasStanza = false
      isAfterLines = false
    },
    finish() {
      playAsides()
      block = undefined
      hasStanza = false
      isAfterLines = false
    },
  }
}
