/**
 * Hides views without losing their layout; no other code changes `data-kept`, `data-ahead` and the display of hidden
 * views. React hides a view by `display: none`, which discards its layout; `content-visibility` keeps it
 * (reading-view.module.css), so that turning to it only paints. No part of the first load. A1-turn.
 */
import { isFirstPaintShown } from '../../../platform/page/first-paint'
import { isSamePath } from '../../../platform/page/readable-path'
import { leaveSelection } from '../../../ui/timing/leave-selection'
import type { Seen } from './turning-state'

export class KeptViews {
  readonly #main: HTMLElement
  /** Views that React is about to hide. */
  readonly #left = new Set<HTMLElement>()

  constructor(main: HTMLElement) {
    this.#main = main
  }

  /** Call it when React is about to hide a text. */
  leave(text: HTMLElement): void {
    const view = viewOf(text)
    if (!view) return
    this.#left.add(view)
    // React has hidden the view by the time the microtask runs.
    queueMicrotask(() => this.#keepLeft())
  }

  /** Call it when React shows a text, before that is measured: measuring would discard the layout of the previous text. Returns the view. */
  enter(text: HTMLElement): HTMLElement | null {
    const view = viewOf(text)
    this.#keepLeft()
    return view
  }

  /** Makes a view visible that React shows. */
  show(view: HTMLElement | null): void {
    view?.removeAttribute('data-kept')
  }

  /** The laid-out view of a path and the view being read; undefined if there is none, or if showing it is not enough. */
  find(path: string): Seen<HTMLElement> | undefined {
    const [read, ...others] = this.#all(':not([data-kept], [style*="display"])')
    const shown = this.#all('[data-kept=""]:not([style*="display"])').find((view) => isOf(view, path))
    const isMore = others.length > 0 || document.querySelector('dialog[open]') || isFirstPaintShown()
    return read && shown && !isMore ? { shown, read, top: scrollY } : undefined
  }

  /** Shows a text from its top in place of the one being read, as React will. */
  showAhead({ shown, read }: Seen<HTMLElement>): void {
    leaveSelection(read)
    // Scrolls before any change, because scrolling makes the browser lay out what has changed.
    scrollTo({ top: 0, behavior: 'instant' })
    read.setAttribute('data-kept', '')
    shown.removeAttribute('data-kept')
    shown.setAttribute('data-ahead', '')
  }

  /** Call it when React shows the view of a path: the view shown ahead is that one, or it is hidden again. */
  endAhead({ shown, read }: Seen<HTMLElement>, path = ''): void {
    shown.removeAttribute('data-ahead')
    if (!isOf(shown, path)) shown.setAttribute('data-kept', '')
    // A view without a text needs no more than React's own hiding.
    if (!('path' in read.dataset)) this.show(read)
  }

  /** Shows the text read before again, where it was. */
  takeBack(seen: Seen<HTMLElement>): void {
    this.endAhead(seen)
    this.show(seen.read)
    scrollTo({ top: seen.top, behavior: 'instant' })
  }

  /** The hidden views with texts. */
  hidden(): readonly HTMLElement[] {
    return this.#all('[data-path]:is([style*="display"], [data-kept])')
  }

  /** Lays out a hidden text; false if it needs no layout, or is visible by now. */
  layOut(view: HTMLElement): boolean {
    const article = view.querySelector('article')
    if (!article || !(this.#keep(view) || 'kept' in view.dataset)) return false
    view.setAttribute('data-kept', 'laying')
    article.getBoundingClientRect()
    view.setAttribute('data-kept', '')
    return true
  }

  /**
   * React hides all hidden views again when it has drawn another one. Kept again before the next frame, they keep their
   * layout, unless other code has measured meanwhile; then `onKept` is called.
   */
  keepAgain(onKept: () => void): void {
    const isKeptAgain = ({ target }: MutationRecord) =>
      target.parentElement === this.#main &&
      target instanceof HTMLElement &&
      'kept' in target.dataset &&
      this.#keep(target)
    new MutationObserver((changes) => {
      // `filter` instead of `some`, because all of them have to be kept again.
      if (changes.filter(isKeptAgain).length > 0) onKept()
    }).observe(this.#main, { subtree: true, attributeFilter: ['style'] })
  }

  #keepLeft(): void {
    for (const view of this.#left) this.#keep(view)
    this.#left.clear()
  }

  /** Hides a view that React hides, but keeps its layout; false if React does not hide it. */
  #keep(view: HTMLElement): boolean {
    if (view.style.display !== 'none') return false
    view.setAttribute('data-kept', '')
    view.style.removeProperty('display')
    leaveSelection(view)
    // React restores the focus, and with it the scroll position, when it moves a view; reading that would force a layout.
    view.querySelector<HTMLElement>(':focus')?.blur()
    return true
  }

  #all(selector: string): readonly HTMLElement[] {
    return [...this.#main.querySelectorAll<HTMLElement>(`:scope > ${selector}`)]
  }
}

/** The element that React hides. */
const viewOf = (text: HTMLElement) => text.closest<HTMLElement>('main > *')

const isOf = (view: HTMLElement, path: string) => isSamePath(view.dataset['path'] ?? '', path)
