/**
 * Where a turn of the page stands. The next text is laid out in a hidden view, so it can be seen before React has drawn anything; the
 * address and React follow once it is painted. Pure; turn-at-once.ts does what a change asks for.
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
 *   ahead       another one is seen, the address is still that of the text read before
 *   following   the address has changed, React has yet to show its text
 *   taken-back  somebody went back before React followed: the text read before is seen again, nothing is shown ahead
 */

/** What it takes to go back: the view that is seen, the one that was read, and how far that was scrolled, px. */
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
 * `show` a text that stands ready; `painted` when the frame after a change is on the screen; `asked` when a press asks for something,
 * which comes after what was asked for before; `back` by the browser's history; `followed` when React has shown a view, this or another.
 */
export type TurningEvent<View> =
  | ({ name: 'show' } & Seen<View>)
  | { name: 'painted' | 'asked' | 'back' | 'followed' }

export const idle = { name: 'idle' } as const

/** The state after an event; the same object where the event changes nothing. */
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

/** Whether a text is seen that React does not show yet. */
export function isSeenAhead<View>(state: TurningState<View>): state is TurningState<View> & Seen<View> {
  return state.name === 'ahead' || state.name === 'following'
}
