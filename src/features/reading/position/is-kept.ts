/** Whether a text is hidden by kept-views.ts, whatever React shows. */
export function isKept(text: HTMLElement): boolean {
  return text.closest('[data-kept]') !== null
}
