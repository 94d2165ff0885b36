/**
 * Marks at verses that are not part of the text: selected, marked, coloured, with notes, read aloud.
 * Decorations are set on the elements that React has drawn, which are not drawn again for it, and on verses
 * that are drawn later. No other code writes these attributes.
 */

/** Each is the attribute `data-<layer>` of a verse, unless the layer brings its own way to be shown. */
export type Layer =
  | 'beside'
  | 'chosen'
  | 'edge'
  | 'hl'
  | 'marked'
  | 'notes'
  | 'partner'
  | 'selected'
  | 'spoken'
  | 'words'

/** The value that a layer wants at a verse; undefined = nothing. Asked again whenever the verse is drawn. */
export type Want = (verse: HTMLElement) => string | undefined

/** Shows a value, also if it is shown already; undefined removes it. */
export type Show = (verse: HTMLElement, value: string | undefined) => void

/** Verses or their fragments, rows of a comparison, titles. */
const decorated = '.v, .row, .scripture > .title'

/**
 * A text with decorations of its own: a view, and inside of it each further chapter of a passage, which counts
 * its verses from 1 again.
 */
const ownText = '[data-further-text], [data-path]'

/** These attributes say which verse it is: React may draw another one into the same element. */
const attributeFilter = [
  'id',
  'data-v',
  'data-end',
  'data-on',
  'data-on-end',
  'data-row',
  'data-row-end',
  'data-abbr',
]

export class VerseDecorations {
  readonly #text: HTMLElement
  readonly #layers = new Map<Layer, (verse: HTMLElement) => void>()

  constructor(text: HTMLElement) {
    this.#text = text
    // The observer runs before the next frame: no verse is painted without its decorations.
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const drawn of type === 'childList' ? addedNodes : [target])
          if (drawn instanceof HTMLElement) this.#decorate(drawn)
    }).observe(text, { childList: true, subtree: true, attributeFilter })
  }

  /**
   * Replaces what a layer showed; `want` undefined removes the layer. A layer passes the same `show` each
   * time.
   */
  set(layer: Layer, want: Want | undefined, show: Show = asAttribute(layer)): void {
    if (!want && !this.#layers.has(layer)) return
    const paint = (verse: HTMLElement) => show(verse, want?.(verse))
    for (const verse of this.#versesIn(this.#text)) paint(verse)
    if (want) this.#layers.set(layer, paint)
    else this.#layers.delete(layer)
  }

  #decorate(drawn: HTMLElement): void {
    for (const verse of this.#versesIn(drawn)) for (const paint of this.#layers.values()) paint(verse)
  }

  #versesIn(drawn: HTMLElement): HTMLElement[] {
    const verses = [...drawn.querySelectorAll<HTMLElement>(decorated)]
    if (drawn.matches(decorated)) verses.unshift(drawn)
    return verses.filter((verse) => verse.closest(ownText) === this.#text)
  }
}

/** The decorations of each drawn text. */
const known = new WeakMap<Element, VerseDecorations>()

/** The decorations of a text, found from its view (shown-text.ts), its further chapter, or any element in it. */
export function decorationsOf(inside: Element | null): VerseDecorations | undefined {
  const text = inside?.closest<HTMLElement>(ownText)
  if (!text) return undefined
  const decorations = known.get(text) ?? new VerseDecorations(text)
  known.set(text, decorations)
  return decorations
}

function asAttribute(layer: Layer): Show {
  return ({ dataset }, value) => {
    if (value === undefined) delete dataset[layer]
    else dataset[layer] = value
  }
}
