/**
 * State of a screen that belongs to its entry of the history: words in a filter, rows drawn. A person who comes back to
 * the entry finds it as it was left; a new visit begins anew. Kept for this page, and for nobody after a sign-out.
 */
import { useCallback, useState } from 'react'
import { onForgetting } from '../account/forget-member'

/** The remembered values of one kind, by entry; made once in a module. */
export interface EntryMemory<Value> {
  initial: Value
  kept: Map<string, Value>
}

/** As many entries as anybody goes back. */
const most = 100

export function entryMemory<Value>(initial: Value): EntryMemory<Value> {
  const kept = new Map<string, Value>()
  onForgetting(() => kept.clear())
  return { initial, kept }
}

/** The key of the entry on the screen; '' where nothing is remembered, as without a router. */
export function entryKey(): string {
  const state: unknown = history.state
  const hasKey = typeof state === 'object' && state !== null && '__TSR_key' in state
  return hasKey && typeof state.__TSR_key === 'string' ? state.__TSR_key : ''
}

export function keepAt<Value>({ kept }: EntryMemory<Value>, entry: string, value: Value): void {
  if (entry === '') return
  kept.delete(entry)
  kept.set(entry, value)
  for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old)
}

/** Like `useState`, remembered for the entry at which the component was first drawn. */
export function useEntryState<Value>(memory: EntryMemory<Value>): readonly [Value, (next: Value) => void] {
  const [entry] = useState(entryKey)
  const [value, setValue] = useState(() => memory.kept.get(entry) ?? memory.initial)
  const set = useCallback(
    (next: Value) => {
      keepAt(memory, entry, next)
      setValue(next)
    },
    [memory, entry],
  )
  return [value, set]
}
