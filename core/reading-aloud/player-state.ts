/**
 * The audio player as a pure state machine (READ-14, design UX 3.10). A place is an index into the spoken
 * verses of the chapter and one into the utterances of that verse; a recording has one utterance per verse.
 *
 *   loading -> resting <-> playing -> ended -> playing (from the start)
 *      \-> no-voice          \-> failed -> playing (again)
 */
export type PlayerStatus = 'loading' | 'resting' | 'playing' | 'ended' | 'no-voice' | 'failed'

/** State of the player. */
export interface PlayerState {
  status: PlayerStatus
  verse: number
  utterance: number
  /** Number of utterances per verse. */
  counts: readonly number[]
}

/**
 * `leave`: another text is loading. `load`: it is here; `plays` when it continues by itself. `spoken`: an
 * utterance has ended. `reached`: a recording has reached a verse. `lack`: there is no voice. `step` and
 * `seek` go to verses.
 */
export type PlayerEvent =
  | { kind: 'leave' | 'play' | 'pause' | 'spoken' | 'finish' | 'lack' | 'fail' }
  | { kind: 'load'; counts: readonly number[]; verse: number; plays: boolean }
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'seek' | 'reached'; verse: number }

/** The state before a text is loaded. */
export const emptyPlayer: PlayerState = { status: 'loading', verse: 0, utterance: 0, counts: [] }

/** The state after an event; the same object when nothing changes. */
export function nextPlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.kind) {
    case 'leave':
      return state.status === 'loading' ? state : emptyPlayer
    case 'load':
      return load(event)
    case 'play':
      return play(state)
    case 'pause':
      return state.status === 'playing' ? { ...state, status: 'resting' } : state
    case 'spoken':
      return state.status === 'playing' ? afterUtterance(state) : state
    case 'finish':
      return state.status === 'playing' ? { ...state, status: 'ended' } : state
    case 'lack':
      return { ...state, status: 'no-voice' }
    case 'fail':
      return state.status === 'playing' ? { ...state, status: 'failed' } : state
    case 'step':
      return goTo(state, state.verse + event.by)
    case 'seek':
      return goTo(state, event.verse)
    case 'reached':
      return event.verse === state.verse ? state : { ...state, verse: inside(state, event.verse) }
  }
}

function load({ counts, verse, plays }: Extract<PlayerEvent, { kind: 'load' }>): PlayerState {
  const state: PlayerState = { status: 'resting', verse: 0, utterance: 0, counts }
  return { ...state, verse: inside(state, verse), status: plays && counts.length > 0 ? 'playing' : 'resting' }
}

function play(state: PlayerState): PlayerState {
  if (state.status === 'ended') return { ...state, status: 'playing', verse: 0, utterance: 0 }
  const canPlay = state.status === 'resting' || state.status === 'failed'
  return canPlay && state.counts.length > 0 ? { ...state, status: 'playing' } : state
}

function afterUtterance(state: PlayerState): PlayerState {
  if (state.utterance + 1 < (state.counts[state.verse] ?? 0)) {
    return { ...state, utterance: state.utterance + 1 }
  }
  if (state.verse + 1 < state.counts.length) return { ...state, verse: state.verse + 1, utterance: 0 }
  return { ...state, status: 'ended' }
}

/** Goes to the beginning of a verse; a player that had ended rests there. */
function goTo(state: PlayerState, verse: number): PlayerState {
  if (state.counts.length === 0) return state
  const status = state.status === 'ended' || state.status === 'failed' ? 'resting' : state.status
  return { ...state, status, verse: inside(state, verse), utterance: 0 }
}

function inside({ counts }: PlayerState, verse: number): number {
  return Math.max(0, Math.min(verse, counts.length - 1))
}
