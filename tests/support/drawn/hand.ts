/** What a person does to a drawn part, and how they find it: by role and name, never by class. */
import { doing } from '../drawn/draw'

const implicit: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="password"], textarea',
  searchbox: 'input[type="search"]',
  checkbox: 'input[type="checkbox"]:not([role])',
  combobox: 'select',
  list: 'ul, ol',
  listitem: 'li',
  navigation: 'nav',
  region: 'section[aria-label]',
  dialog: 'dialog',
}

/** All elements of a role, of a name where one is asked for. */
export function allOf(role: string, name?: string | RegExp, within: ParentNode = document): HTMLElement[] {
  const found = within.querySelectorAll<HTMLElement>(
    [implicit[role], `[role="${role}"]`].filter(Boolean).join(),
  )
  return [...found].filter((element) => name === undefined || fits(nameOf(element), name))
}

/** The one element of a role and name; says which there are where it is not there. */
export function one(role: string, name?: string | RegExp, within: ParentNode = document): HTMLElement {
  const [found] = allOf(role, name, within)
  if (!found) throw new Error(`No ${role} ${name}: ${allOf(role, undefined, within).map(nameOf).join(' | ')}`)
  return found
}

/** What a screen reader calls it. */
export function nameOf(element: Element): string {
  const said = element.getAttribute('aria-label')
  if (said) return said
  const by = element.getAttribute('aria-labelledby')
  if (by) return textOf(document.getElementById(by))
  const label =
    (element.id && document.querySelector(`label[for="${element.id}"]`)) ||
    (element.matches('input, select, textarea') && element.closest('label'))
  return textOf(label || element)
}

/** Its words, with single blanks and without the signs that keep a name's direction. */
export function textOf(element: Node | null | undefined): string {
  return (element?.textContent ?? '')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function press(element: HTMLElement): Promise<void> {
  return doing(() => element.click())
}

/** Writes into a field as the browser does: the value is set past React, then told. */
export function type(field: HTMLElement, value: string): Promise<void> {
  return doing(() => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, value)
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
  })
}

/** Leaves a field. */
export function leave(field: HTMLElement): Promise<void> {
  return doing(() => void field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

export function key(target: EventTarget, name: string, more: KeyboardEventInit = {}): Promise<Event> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  return doing(() => {
    target.dispatchEvent(event)
    return event
  })
}

function fits(name: string, wanted: string | RegExp): boolean {
  const plain = name.replaceAll(/[\u2068\u2069]/g, '')
  return typeof wanted === 'string' ? plain === wanted : wanted.test(plain)
}
