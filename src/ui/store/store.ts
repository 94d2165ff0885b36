/**
 * State that several places of the page share: one value and its subscribers. State with transitions has a
 * pure reducer beside its store: `store.update((state) => next(state, event))`.
 */
import { useSyncExternalStore } from 'react'

/** Something to subscribe to: a store, or a fact of the browser (from-events.ts). */
export interface Watched<State> {
  get: () => State
  /** Calls `listener` after every change; the returned function ends it. */
  subscribe: (listener: () => void) => () => void
}

export interface Store<State> extends Watched<State> {
  /** Setting the current value again notifies nobody. */
  set: (next: State) => void
  update: (change: (state: State) => State) => void
}

/** `follow` brings the value from elsewhere: it starts with the first subscriber and never ends. */
export function createStore<State>(
  initial: State,
  follow?: (set: (next: State) => void) => void,
): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  let begin = follow
  const set = (next: State) => {
    if (Object.is(next, state)) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    set,
    update: (change) => set(change(state)),
    subscribe(listener) {
      listeners.add(listener)
      begin?.(set)
      begin = undefined
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The value, live. With `select` a part of it: the component is not drawn again while that part stays the
 * same.
 */
export function useStore<State>(store: Watched<State>): State
export function useStore<State, Part>(store: Watched<State>, select: (state: State) => Part): Part
export function useStore<State>(
  { get, subscribe }: Watched<State>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(subscribe, () => select(get()))
}
