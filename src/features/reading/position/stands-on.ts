/**
 * Whether a verse on the page corresponds to one of these verses of the first edition: it is one of them, or the
 * comparison assigns it to one of them in another column.
 */
export function isOn(
  { dataset: { v, end = v, on = v, onEnd = end } }: HTMLElement,
  from: number,
  to = from,
): boolean {
  return Number(on) <= to && Number(onEnd) >= from
}

/** The first element that corresponds to a verse of the first edition. */
export function elementOn(container: HTMLElement, verse: number): HTMLElement | undefined {
  return [...container.querySelectorAll<HTMLElement>('.v[id]')].find((element) => isOn(element, verse))
}
