/** Which text is on the screen: of the views that are kept alive the one that is seen, which may be ahead of the one React shows. */

/** The view of that text; null while its text is on its way, or where another view is seen. */
export function shownText(): HTMLElement | null {
  return document.querySelector('main > [data-path]:not([data-kept], [style*="display"])')
}
