/**
 * Owns the entries of layers in the browser's history (layer-state.ts): adds them, travels over them, and hides them
 * from the router, which sees a history of places only. Nobody else writes the history.
 */
import { createStore } from '../store/store'
import {
  type LayerCommand,
  type LayerEvent,
  layersAt,
  nextLayers,
  type Standing,
  type Write,
} from './layer-state'

/** Closes a layer; false if it stays, as where something unsent is asked about first. */
export type CloseLayer = () => boolean | undefined

/** Longer than a sheet moves out (UX 3.7): after another place opened, what closes with the old one has closed. */
const settledMs = 400
/** Without an answer of the browser for this long, it is asked where it stands. */
const stuckMs = 1000

type PageWindow = Pick<
  Window,
  'history' | 'location' | 'document' | 'addEventListener' | 'removeEventListener'
>

export class LayerHistory {
  readonly #page: PageWindow
  /** The browser's own: what stands in their place tells the router. */
  readonly #push: History['pushState']
  readonly #replace: History['replaceState']
  readonly #open = new Map<number, CloseLayer>()
  #count = 0
  #state
  #settling: ReturnType<typeof setTimeout> | undefined
  #settledAt = 0
  #stuck: ReturnType<typeof setTimeout> | undefined

  /** Listens before the router does. */
  constructor(page: PageWindow) {
    this.#page = page
    this.#push = page.history.pushState.bind(page.history)
    this.#replace = page.history.replaceState.bind(page.history)
    this.#state = layersAt(this.#standing())
    page.addEventListener('popstate', (event) => this.#onPop(event), { capture: true })
    this.#dispatch({ kind: 'settled' })
  }

  /** A layer has opened; the returned function says that it has closed. */
  open(close: CloseLayer, stays: boolean): () => void {
    this.#count += 1
    const id = this.#count
    this.#open.set(id, close)
    this.#dispatch({ kind: 'opened', id, stays })
    return () => {
      this.#open.delete(id)
      this.#dispatch({ kind: 'closed', id })
    }
  }

  /**
   * Gives the entry of the place on the screen another address, for a view that goes along with what is scrolled: the router
   * does not hear of it. Left out while a layer is open, which has an entry of its own.
   */
  rename(path: string): void {
    const { entries, layers, travel } = this.#state
    if (entries === 0 && layers.length === 0 && travel === 'none')
      this.#replace(this.#page.history.state, '', path)
  }

  /** The window as the router sees it. */
  routerWindow() {
    const { history, location, document, addEventListener, removeEventListener } = this.#page
    const written = (kind: Write['kind']) => (state: unknown, _: string, url?: string | URL | null) =>
      void this.#dispatch({
        kind: 'written',
        write: { kind, place: placeOf(state), state, url: url ? String(url) : location.href },
      })
    const went = (steps: number) => void this.#dispatch({ kind: 'went', steps })
    history.pushState = written('push')
    history.replaceState = written('replace')
    return {
      location,
      document,
      addEventListener: addEventListener.bind(this.#page),
      removeEventListener: removeEventListener.bind(this.#page),
      history: {
        get state() {
          return unmarked(history.state)
        },
        get length() {
          return history.length
        },
        get pushState() {
          return history.pushState
        },
        // The router watches who else writes: it hears of what another script writes into the page's own history.
        set pushState(watched) {
          history.pushState = watched
        },
        get replaceState() {
          return history.replaceState
        },
        set replaceState(watched) {
          history.replaceState = watched
        },
        go: went,
        back: () => went(-1),
        forward: () => went(1),
      },
    }
  }

  #onPop(event: Event): void {
    if (!this.#dispatch({ kind: 'popped', ...this.#standing() })) event.stopImmediatePropagation()
  }

  /** Returns whether the router hears of it. */
  #dispatch(event: LayerEvent): boolean {
    const { place } = this.#state
    const { state, commands, isTold } = nextLayers(this.#state, event)
    this.#state = state
    for (const command of commands) this.#carryOut(command)
    if (event.kind !== 'settled') this.#settleIn(state.place === place ? 0 : settledMs)
    return isTold
  }

  #carryOut(command: LayerCommand): void {
    const { history } = this.#page
    if (command.kind === 'add')
      for (let entry = command.from + 1; entry <= command.to; entry += 1)
        this.#push(marked(history.state, entry), '')
    else if (command.kind === 'pass') this.#replace({ ...record(history.state), [passedMark]: true }, '')
    else if (command.kind === 'write') this.#write(command)
    else if (command.kind === 'go') this.#go(command.steps)
    else for (const id of command.ids) this.#close(id)
  }

  #write({ write, isNew, entries }: Extract<LayerCommand, { kind: 'write' }>): void {
    const state = entries > 0 ? marked(write.state, entries) : write.state
    if (isNew) this.#push(state, '', write.url)
    else this.#replace(state, '', write.url)
  }

  #go(steps: number): void {
    clearTimeout(this.#stuck)
    this.#stuck = setTimeout(() => {
      if (this.#state.travel !== 'none') this.#dispatch({ kind: 'stuck', ...this.#standing() })
    }, stuckMs)
    this.#page.history.go(steps)
  }

  #close(id: number): void {
    const isRefused = this.#open.get(id)?.() === false
    // A layer that asks first is there again, below its question.
    if (isRefused) this.#dispatch({ kind: 'opened', id, stays: false })
  }

  #settleIn(ms: number): void {
    this.#settledAt = Math.max(this.#settledAt, performance.now() + ms)
    clearTimeout(this.#settling)
    this.#settling = setTimeout(
      () => this.#dispatch({ kind: 'settled' }),
      Math.max(0, this.#settledAt - performance.now()),
    )
  }

  #standing(): Standing {
    const state = record(this.#page.history.state)
    return { place: placeOf(state), entries: Number(state[layerMark] ?? 0), isPassed: passedMark in state }
  }
}

const layerMark = 'perikopeLayer'
const passedMark = 'perikopePassed'

/** The router numbers its places. */
const placeOf = (state: unknown) => Number(record(state)['__TSR_index'] ?? 0)

const record = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

/** The entry of a layer is otherwise that of its place. */
const marked = (state: unknown, entry: number) => ({ ...record(unmarked(state)), [layerMark]: entry })

function unmarked(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state
  const { [layerMark]: _, [passedMark]: __, ...rest } = record(state)
  return rest
}

/** The history of the page; undefined in tests of single parts. */
export const layerHistory = createStore<LayerHistory | undefined>(undefined)
