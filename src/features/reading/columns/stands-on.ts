/**
 * Whether a verse on the page stands on some of these of the first edition: it is one of them, or in another column the comparison
 * says so.
 */
export function isOn(
  { dataset: { v, end = v, on = v, onEnd = end } }: HTMLElement,
  from: number,
  to = from,
): boolean {
  return Number(on) <= to && Number(onEnd) >= from
}

/** The first element that stands on a verse of the first edition. */
export function elementOn(container: HTMLElement, verse: number): HTMLElement | undefined {
  return [...container.querySelectorAll<HTMLElement>('.v[id]')].find((element) => isOn(element, verse))
}
