/**
 * Holds headings and the starts of paragraphs and lines until text comes. XML formats
 * put them wherever their elements happen to open: at the end of a verse, before a
 * chapter starts, twice in a row, or empty. Only the last one before the next text
 * counts, so a heading reaches the chapter it belongs to and an empty line disappears.
 */
import type { EditionSink } from '../sink'

/** A call kept for later. */
export type Play = (sink: EditionSink) => void

/** The layout held back. */
export interface PendingLayout {
  /** Starts a block; replaces one without text. */
  block(play: Play): void
  /** A gap before the next block. */
  stanza(): void
  /** A finished heading, title or similar, as its calls. */
  aside(play: Play): void
  /** Lines ended: text that follows without its own block continues the surrounding paragraph. */
  endLines(): void
  /**
   * Sends everything held; call it before the text or note of a place. `isInVerse` keeps
   * words apart at a break.
   */
  flush(isInVerse: boolean): void
  /** The following text belongs to something else: sends the asides, drops the block. */
  finish(): void
}

/** A layout that sends to `sink`. */
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
