/**
 * A tip that comes and goes by itself (spec 1 §4 "Tooltips"), pure. Closed, by whomever, it stays closed.
 *
 *   waiting --5 s--> shown --60 s or closed--> closed
 */
export type TipState = 'waiting' | 'shown' | 'closed'
export type TipEvent = 'delay-over' | 'time-over' | 'close'

/** The state at the start. `isKnown`: its cookie says that it was closed before. */
export function firstTip(isKnown: boolean): TipState {
  return isKnown ? 'closed' : 'waiting'
}

export function nextTip(state: TipState, event: TipEvent): TipState {
  if (event === 'delay-over') return state === 'waiting' ? 'shown' : state
  if (event === 'time-over') return state === 'shown' ? 'closed' : state
  return 'closed'
}
