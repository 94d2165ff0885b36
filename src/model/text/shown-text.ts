/**
 * Which text is on the screen: the visible one of the views that are kept alive, which may be ahead of the
 * one that React shows.
 */

/** The view of that text; null while its text is loading, or where another view is visible. */
export function shownText(): HTMLElement | null {
  return document.querySelector('main > [data-path]:not([data-kept], [style*="display"])')
}
