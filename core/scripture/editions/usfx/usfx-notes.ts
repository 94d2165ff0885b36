/** Footnotes and cross references of USFX. */
import type { FoundReference } from '../sink'
import { capture, mark, type Opener, readText, type UsfxState } from './usfx-state'

/** `<f>`: its place `<fr>` is not part of the note. */
export const openFootnote: Opener = (state) => {
  mark(state)
  return capture(state, (text, marks) => {
    if (text === '') return
    if (!state.isInAside) state.layout.flush(state.isInVerse)
    state.sink.footnote(text, marks)
  })
}

/** `<x>`: its references, or all its words as one reference. */
export const openCrossReference: Opener = (state) => {
  mark(state)
  state.references = []
  return capture(state, (text) => {
    const found: FoundReference[] = state.references.length > 0 ? state.references : [{ content: text }]
    state.references = []
    if (text === '') return
    if (!state.isInAside) state.layout.flush(state.isInVerse)
    state.sink.references(found)
  })
}

/** `<fr>`, `<xo>` and other parts that are not text of their note: skipped. */
export const openIgnored: Opener = (state) => capture(state, () => undefined)

/** `<ref tgt="MAT.5.3">`: in a note a target, elsewhere words of the text with a target. */
export const openReference: Opener = (state, attributes) => {
  const target = usfmPlace(attributes.tgt ?? '')
  const outer = state.capture
  return capture(state, (text) => {
    readText(state, text)
    if (!target) return
    if (outer) state.references.push({ content: text, target })
    else sayReference(state, { content: text, target })
  })
}

function sayReference(state: UsfxState, found: FoundReference): void {
  if (state.isInVerse || state.isInAside) state.sink.references([found])
}

/** `MAT.5.3-MAT.5.5` as the USFM place `MAT 5:3-5`; undefined when it is none. */
function usfmPlace(target: string): string | undefined {
  const [, book, chapter, verse, endChapter, endVerse] =
    /^(\w{3})\.(\d+)(?:\.(\d+))?(?:-(?:\w{3}\.(\d+)\.)?(\d+))?$/.exec(target) ?? []
  if (book === undefined) return undefined
  const start = verse === undefined ? `${book} ${chapter}` : `${book} ${chapter}:${verse}`
  if (endVerse === undefined) return start
  return endChapter === undefined || endChapter === chapter
    ? `${start}-${endVerse}`
    : `${start}-${endChapter}:${endVerse}`
}
