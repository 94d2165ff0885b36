/** Whether a text, which React may show, is kept out of sight (kept-views.ts). */
export function isKept(text: HTMLElement): boolean {
  return text.closest('[data-kept]') !== null
}
