/**
 * Keys of the whole app (spec 1 §2): `/` enters the field, `b` chooses translations, Shift+B a book, `m` the
 * menu, `?` opens the help with its keys; with Ctrl or Cmd `b` and `B` also inside the field. Never in other
 * inputs; all single keys can be switched off (WCAG 2.1.4).
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as limits from '#core/limits'
import { useDisplayOf } from '../model/options/display'
import type { PanelName } from './header/panel-state'

export type Shortcut = 'field' | 'help' | Extract<PanelName, 'menu' | 'books' | 'translations'>

export function useShortcuts(openPanel: (name: PanelName) => void): void {
  const shortcuts = useDisplayOf('shortcuts')
  const isOff = shortcuts === 'off'
  const router = useRouter()
  useEffect(() => {
    let last: { shortcut?: Shortcut; at: number } = { at: 0 }
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isOff)
      if (!shortcut) return
      event.preventDefault()
      const isAgain = shortcut === last.shortcut && event.timeStamp - last.at < limits.keyDebounceMs
      last = { shortcut, at: event.timeStamp }
      if (isAgain) return
      if (shortcut === 'field') enterField()
      else if (shortcut === 'help') router.history.push('/help#keys')
      else openPanel(shortcut)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOff, openPanel, router])
}

const fieldSelector = 'form[role="search"] [role="combobox"]'

/** The shortcut of a key event; depends on where the focus is. */
function shortcutOf(event: KeyboardEvent, isOff: boolean): Shortcut | undefined {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || event.altKey || event.isComposing) return undefined
  if (event.ctrlKey || event.metaKey) {
    if (!target.matches(fieldSelector) || event.key.toLowerCase() !== 'b') return undefined
    return event.shiftKey ? 'books' : 'translations'
  }
  if (isOff || target.closest('input, textarea, select, dialog, [contenteditable], [role="dialog"]'))
    return undefined
  return keys.get(event.key)
}

const keys: ReadonlyMap<string, Shortcut> = new Map([
  ['/', 'field'],
  ['b', 'translations'],
  ['B', 'books'],
  ['m', 'menu'],
  ['?', 'help'],
])

/** Focuses the field of the header, at home that of the page. */
function enterField(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(fieldSelector)]
  // The field selects its words itself.
  fields.find((one) => one.checkVisibility())?.focus()
}
