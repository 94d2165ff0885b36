/**
 * The views that are hidden, and their layout: the only one that changes `data-kept`, `data-ahead` and the display of hidden views. React
 * hides a view by `display: none`, which forgets its layout; `content-visibility` keeps it (reading-view.module.css), so that turning to
 * it only paints. No part of the first load. A1-turn: back to a text in 18 ms, with React's own hiding 52 to 70 ms.
 */
import { isFirstPaintShown } from '../../../platform/page/first-paint'
import { isSamePath } from '../../../platform/page/readable-path'
import { leaveSelection } from '../../../ui/timing/leave-selection'
import type { Seen } from './turning-state'

export class KeptViews {
  readonly #main: HTMLElement
  /** Texts that React is about to hide. */
  readonly #left = new Set<HTMLElement>()

  constructor(main: HTMLElement) {
    this.#main = main
  }

  /** A text is about to be hidden. */
  leave(text: HTMLElement): void {
    const view = viewOf(text)
    if (!view) return
    this.#left.add(view)
    // React has hidden it by then.
    queueMicrotask(() => this.#keepLeft())
  }

  /** React shows a text again, which is about to be measured: the layout of the one before it would be forgotten. Its view. */
  enter(text: HTMLElement): HTMLElement | null {
    const view = viewOf(text)
    this.#keepLeft()
    return view
  }

  /** A view that React shows is seen. */
  show(view: HTMLElement | null): void {
    view?.removeAttribute('data-kept')
  }

  /** The text of a path that is laid out, and what is read; undefined where it is not, or where there is more to do than to show it. */
  find(path: string): Seen<HTMLElement> | undefined {
    const [read, ...others] = this.#all(':not([data-kept], [style*="display"])')
    const shown = this.#all('[data-kept=""]:not([style*="display"])').find((view) => isOf(view, path))
    const isMore = others.length > 0 || document.querySelector('dialog[open]') || isFirstPaintShown()
    return read && shown && !isMore ? { shown, read, top: scrollY } : undefined
  }

  /** Shows a text instead of what is read, from its top, as React will. */
  showAhead({ shown, read }: Seen<HTMLElement>): void {
    leaveSelection(read)
    // While nothing has changed: the browser would lay out what has.
    scrollTo({ top: 0, behavior: 'instant' })
    read.setAttribute('data-kept', '')
    shown.removeAttribute('data-kept')
    shown.setAttribute('data-ahead', '')
  }

  /** React shows the view of a path: what was seen ahead is that, or hidden again. */
  endAhead({ shown, read }: Seen<HTMLElement>, path = ''): void {
    shown.removeAttribute('data-ahead')
    if (!isOf(shown, path)) shown.setAttribute('data-kept', '')
    // No text: what React hides is all it needs.
    if (!('path' in read.dataset)) this.show(read)
  }

  /** What was read is seen again, where it was. */
  takeBack(seen: Seen<HTMLElement>): void {
    this.endAhead(seen)
    this.show(seen.read)
    scrollTo({ top: seen.top, behavior: 'instant' })
  }

  /** The texts that are hidden. */
  hidden(): readonly HTMLElement[] {
    return this.#all('[data-path]:is([style*="display"], [data-kept])')
  }

  /** Lays out a hidden text; false where it needs none, or is seen by now. */
  layOut(view: HTMLElement): boolean {
    const article = view.querySelector('article')
    if (!article || !(this.#keep(view) || 'kept' in view.dataset)) return false
    view.setAttribute('data-kept', 'laying')
    article.getBoundingClientRect()
    view.setAttribute('data-kept', '')
    return true
  }

  /**
   * React hides all of them again when it has drawn another one anew. Kept before the next frame they are not forgotten, unless somebody
   * has measured meanwhile: `onKept` is told.
   */
  keepAgain(onKept: () => void): void {
    const isKeptAgain = ({ target }: MutationRecord) =>
      target.parentElement === this.#main &&
      target instanceof HTMLElement &&
      'kept' in target.dataset &&
      this.#keep(target)
    new MutationObserver((changes) => {
      // Not the first one alone.
      if (changes.filter(isKeptAgain).length > 0) onKept()
    }).observe(this.#main, { subtree: true, attributeFilter: ['style'] })
  }

  #keepLeft(): void {
    for (const view of this.#left) this.#keep(view)
    this.#left.clear()
  }

  /** Hides what React hides; false where it does not. */
  #keep(view: HTMLElement): boolean {
    if (view.style.display !== 'none') return false
    view.setAttribute('data-kept', '')
    view.style.removeProperty('display')
    leaveSelection(view)
    // React brings the focus back to what has it when its view moves, and looks for that where it is scrolled to: it would be laid out.
    view.querySelector<HTMLElement>(':focus')?.blur()
    return true
  }

  #all(selector: string): readonly HTMLElement[] {
    return [...this.#main.querySelectorAll<HTMLElement>(`:scope > ${selector}`)]
  }
}

/** The part of the page that React hides. */
const viewOf = (text: HTMLElement) => text.closest<HTMLElement>('main > *')

const isOf = (view: HTMLElement, path: string) => isSamePath(view.dataset['path'] ?? '', path)
