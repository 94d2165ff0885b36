/**
 * The layers over the page, with one entry of the history each: Back closes the upper one first. Pure;
 * layer-history.ts carries the commands out.
 *
 *   place 4 <- selection <- box     `layers` are on the screen, `entries` those of the browser above the place
 *
 *            opened, closed, written, settled
 *               ┌──────────────────────┐
 *            at rest ──── go ────> travelling ──── popped, stuck ────> at rest
 *
 * At rest there are as many entries as layers. A layer that closed leaves an entry, which is travelled over; a place
 * that opens from a layer takes the entry of that layer. While the browser travels nothing is written: it waits in
 * `pending`.
 */

/** Something that lies over the page. */
interface Layer {
  id: number
  /** Index of the place below it in the router's history. */
  place: number
  /** It stays under the place that opens over it, as a selection does, and keeps its entry. Others close or go along. */
  stays: boolean
}

/** A new address: of the place on the screen (`replace`), or of the next one. */
export interface Write {
  kind: 'push' | 'replace'
  place: number
  state: unknown
  url: string
}

/** Where the browser stands; `isPassed`: a place was opened over this layer, which stayed. */
export interface Standing {
  place: number
  entries: number
  isPassed: boolean
}

/** Actions of the router. */
type RouterEvent = { kind: 'written'; write: Write } | { kind: 'went'; steps: number }

export type LayerEvent =
  | RouterEvent
  | { kind: 'opened'; id: number; stays: boolean }
  | { kind: 'closed'; id: number }
  | ({ kind: 'popped' } & Standing)
  /** Nothing has happened for a moment: what closes has closed. */
  | { kind: 'settled' }
  /** The browser does not say that it has arrived. */
  | ({ kind: 'stuck' } & Standing)

export interface LayersState {
  place: number
  entries: number
  layers: readonly Layer[]
  /** On the way for the layers' sake, or to a place, of which the router is told. */
  travel: 'none' | 'layers' | 'place'
  /** Events that wait until the browser has arrived. */
  pending: readonly RouterEvent[]
  /** The address of the place, written when the browser stands at its entry again. */
  late: Write | undefined
}

export type LayerCommand =
  /** Adds entries for the layers number `from` + 1 to `to`. */
  | { kind: 'add'; from: number; to: number }
  /** Marks the current entry of a layer as passed. */
  | { kind: 'pass' }
  /** Writes an address into the current entry or a new one, with the mark of a layer where `entries` is not 0. */
  | { kind: 'write'; write: Write; isNew: boolean; entries: number }
  | { kind: 'go'; steps: number }
  /** Asks layers to close, the upper one first. */
  | { kind: 'close'; ids: readonly number[] }

export interface Step {
  state: LayersState
  commands: readonly LayerCommand[]
  /** Of a pop: the router hears of it. */
  isTold: boolean
}

/** The state at the start: after a reload the browser may stand at the entry of a layer that is gone. */
export function layersAt({ place, entries }: Standing): LayersState {
  return { place, entries, layers: [], travel: 'none', pending: [], late: undefined }
}

export function nextLayers(state: LayersState, event: LayerEvent): Step {
  switch (event.kind) {
    case 'opened':
      return grow({ ...state, layers: [...without(state, [event.id]), layerOf(state, event)] })
    case 'closed':
      return step({ ...state, layers: without(state, [event.id]) })
    case 'written':
    case 'went':
      if (state.travel !== 'none') return step({ ...state, pending: [...state.pending, event] })
      if (event.kind === 'went') return went(state, event.steps)
      return event.write.kind === 'push' ? pushed(state, event.write) : replaced(state, event.write)
    case 'popped':
      return popped(state, event)
    case 'settled':
      return settle(state)
    case 'stuck':
      return arrive({ ...state, place: event.place, entries: event.entries })
  }
}

const step = (state: LayersState, ...commands: readonly LayerCommand[]): Step => ({
  state,
  commands,
  isTold: false,
})
const layerOf = ({ place }: LayersState, { id, stays }: Omit<Layer, 'place'>) => ({ id, place, stays })
const layersHere = ({ layers, place }: LayersState) => layers.filter((layer) => layer.place === place)
const without = ({ layers }: LayersState, ids: readonly number[]) =>
  layers.filter(({ id }) => !ids.includes(id))

/** Adds entries for layers that have none. */
function grow(state: LayersState): Step {
  const to = layersHere(state).length
  if (state.travel !== 'none' || to <= state.entries) return step(state)
  return step({ ...state, entries: to }, { kind: 'add', from: state.entries, to })
}

/** Makes as many entries as layers. */
function settle(state: LayersState): Step {
  const over = state.entries - layersHere(state).length
  if (state.travel !== 'none' || over <= 0) return grow(state)
  return step({ ...state, travel: 'layers' }, { kind: 'go', steps: -over })
}

/** The next place opens: above the layers that stay, in the stead of the others. */
function pushed(state: LayersState, write: Write): Step {
  const under = Math.min(state.entries, stayingOf(state))
  const over = state.entries - under
  const next = { ...atPlace(state, write.place), entries: 0 }
  if (over === 0) {
    const add: LayerCommand = { kind: 'write', write, isNew: true, entries: 0 }
    return under > 0 ? step(next, { kind: 'pass' }, add) : step(next, add)
  }
  if (over === 1 && under === 0 && !state.late)
    return step(next, { kind: 'write', write, isNew: false, entries: 0 })
  // The address is right at once; then the entries of the layers are travelled over.
  return step(
    { ...state, travel: 'layers', pending: [{ kind: 'written', write }] },
    { kind: 'write', write, isNew: false, entries: state.entries },
    { kind: 'go', steps: -over },
  )
}

/** How many layers at the bottom stay under the next place. */
function stayingOf(state: LayersState): number {
  const layers = layersHere(state)
  const first = layers.findIndex(({ stays }) => !stays)
  return first < 0 ? layers.length : first
}

function replaced(state: LayersState, write: Write): Step {
  const late = state.entries > 0 ? write : undefined
  const now: LayerCommand = { kind: 'write', write, isNew: false, entries: state.entries }
  return step({ ...state, place: write.place, late }, now)
}

function went(state: LayersState, steps: number): Step {
  const all = steps < 0 ? steps - state.entries : steps
  return step({ ...state, travel: 'place', late: undefined }, { kind: 'go', steps: all })
}

function popped(state: LayersState, { place, entries, isPassed }: Standing): Step {
  if (state.travel !== 'none') {
    const isTold = state.travel === 'place' || place !== state.place
    return { ...arrive({ ...atPlace(state, place), entries }), isTold }
  }
  if (place !== state.place) return leave(state, { place, entries })
  if (entries === state.entries) return { ...step(state), isTold: true }
  if (entries > state.entries) return goOn(state, entries, isPassed)
  const ids = layersHere(state)
    .slice(entries)
    .map(({ id }) => id)
    .reverse()
  const { state: next, commands } = arrive({ ...state, entries, layers: without(state, ids) })
  return ids.length > 0 ? step(next, { kind: 'close', ids }, ...commands) : step(next, ...commands)
}

/** The person went on to the entry of a layer that is closed: back at once, or past it to the place beyond. */
function goOn(state: LayersState, entries: number, isPassed: boolean): Step {
  return isPassed
    ? step({ ...state, entries, travel: 'place' }, { kind: 'go', steps: 1 })
    : step({ ...state, travel: 'layers' }, { kind: 'go', steps: state.entries - entries })
}

/** The person left for another place past all layers: those close. */
function leave(state: LayersState, { place, entries }: Pick<Standing, 'place' | 'entries'>): Step {
  const ids = layersHere(state)
    .filter(({ stays }) => !stays)
    .map(({ id }) => id)
    .reverse()
  const next = { ...atPlace({ ...state, layers: without(state, ids) }, place), entries }
  const commands: LayerCommand[] = ids.length > 0 ? [{ kind: 'close', ids }] : []
  return { state: next, commands, isTold: true }
}

/** The browser stands still: does what waited for it. */
function arrive({ late, pending, ...stood }: LayersState): Step {
  const isLate = late !== undefined && stood.entries === 0
  const commands: LayerCommand[] = isLate ? [{ kind: 'write', write: late, isNew: false, entries: 0 }] : []
  let state: LayersState = { ...stood, travel: 'none', pending: [], late: isLate ? undefined : late }
  for (const event of pending) {
    const next = nextLayers(state, event)
    state = next.state
    commands.push(...next.commands)
  }
  return step(state, ...commands)
}

/** At another place what does not stay behind lies over that one; the address of the old one is nobody's business. */
function atPlace(state: LayersState, place: number): LayersState {
  if (place === state.place) return state
  const layers = state.layers.map((layer) =>
    layer.place === state.place && !layer.stays ? { ...layer, place } : layer,
  )
  return { ...state, place, layers, late: undefined }
}
