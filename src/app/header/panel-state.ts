/** Which header panel is open: one at a time (FEATURES NAV-08). Pure. */

export const panelNames = [
  'menu',
  'books',
  'suggestions',
  'translations',
  'format',
  'search',
  'user',
] as const
/** Name of a header panel. */
export type PanelName = (typeof panelNames)[number]

export interface PanelState {
  open: PanelName | undefined
  /** A click outside and "hide all" leave the panel open. */
  isHideBlocked: boolean
}

/**
 * `entered` comes a moment after the field got the focus, when a key may already have opened a panel, which
 * stays; `hide` closes the named panel, or whichever is open; `outside` is a click beside the panels; `moved`
 * a change of the route, which closes the menu.
 */
export type PanelEvent =
  | { kind: 'entered' }
  | { kind: 'open' | 'toggle'; name: string }
  | { kind: 'hide'; name?: string }
  | { kind: 'outside' }
  | { kind: 'moved' }
  | { kind: 'block'; isBlocked: boolean }

/** No panel is open. */
export const noPanel: PanelState = { open: undefined, isHideBlocked: false }

/** The state after an event; an unknown panel name is an error. */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  switch (event.kind) {
    case 'open':
      return { open: panelNamed(event.name), isHideBlocked: false }
    case 'toggle': {
      const name = panelNamed(event.name)
      return { open: state.open === name ? undefined : name, isHideBlocked: false }
    }
    case 'entered':
      return state.open ? state : { open: 'suggestions', isHideBlocked: false }
    case 'hide':
      if (event.name !== undefined) return state.open === panelNamed(event.name) ? noPanel : state
      return state.isHideBlocked ? state : noPanel
    case 'outside':
      return state.isHideBlocked ? state : noPanel
    case 'moved':
      return state.open === 'menu' ? noPanel : state
    case 'block':
      return { ...state, isHideBlocked: event.isBlocked && state.open !== undefined }
  }
}

function panelNamed(name: string): PanelName {
  const found = panelNames.find((known) => known === name)
  if (!found) throw new RangeError(`There is no panel named ${name}`)
  return found
}
