/**
 * The states of turning a page. The next text is laid out in a hidden view, so it can be shown before React has drawn
 * anything; the address and React follow once it is painted. Pure; turn-at-once.ts carries out each change.
 *
 *             show               painted, asked              followed
 *   idle ─────────────> ahead ─────────────────> following ───────────> idle
 *    ^                    │                          │
 *    │                    ├──── followed ──> idle    │
 *    │                    │                          │
 *    │                    └───────── back ─────┬─────┘
 *    │                                         v
 *    └───────── painted, followed ──────── taken-back
 *
 *   idle        the text on the screen is the one React shows
 *   ahead       another text is on the screen, the address is still that of the previous one
 *   following   the address has changed, React has yet to show its text
 *   taken-back  the person went back before React followed: the previous text is on the screen again
 */

/** The state that going back needs: the view on the screen, the view read before, and the scroll position of that, px. */
export interface Seen<View> {
  shown: View
  read: View
  top: number
}

export type TurningState<View> =
  | { name: 'idle' }
  | ({ name: 'ahead' } & Seen<View>)
  | ({ name: 'following' } & Seen<View>)
  | { name: 'taken-back' }

/**
 * `show`: a text that is ready; `painted`: the frame after a change is on the screen; `asked`: a click or key requests
 * something, which must come after the earlier request; `back`: by the browser's history; `followed`: React has shown a
 * view, this one or another.
 */
export type TurningEvent<View> =
  | ({ name: 'show' } & Seen<View>)
  | { name: 'painted' | 'asked' | 'back' | 'followed' }

export const idle = { name: 'idle' } as const

/** The state after an event; the same object if the event changes nothing. */
export function nextTurning<View>(state: TurningState<View>, event: TurningEvent<View>): TurningState<View> {
  switch (event.name) {
    case 'show':
      return state.name === 'idle' ? { ...event, name: 'ahead' } : state
    case 'painted':
      if (state.name === 'ahead') return { ...state, name: 'following' }
      return state.name === 'taken-back' ? idle : state
    case 'asked':
      return state.name === 'ahead' ? { ...state, name: 'following' } : state
    case 'back':
      return isSeenAhead(state) ? { name: 'taken-back' } : state
    case 'followed':
      return state.name === 'idle' ? state : idle
  }
}

/** Whether a text is on the screen that React does not show yet. */
export function isSeenAhead<View>(state: TurningState<View>): state is TurningState<View> & Seen<View> {
  return state.name === 'ahead' || state.name === 'following'
}
