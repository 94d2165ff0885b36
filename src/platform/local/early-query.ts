/**
 * Live queries of what is drawn before Dexie is there: the first chapter stands in the answer it came in, so the local database and
 * all that reads it is a file of its own that follows. What is loaded later imports the database and uses Dexie's own hook.
 */
import { useEffect, useState } from 'react'
import type * as stored from './stored'

export type Stored = typeof stored

/** Asked with what is stored once that is there; live queries follow its awaits if it is an async function. */
export type EarlyQuery<Result> = (stored: Stored) => Promise<Result>

/** For who asks within a drawing, which cannot wait for a promise. */
let opened: Stored | undefined

/** What reads the local database, once that is open; loaded at the first call. Never there where storage is forbidden: main.tsx says so. */
export async function openStored(): Promise<Stored> {
  if (opened) return opened
  const stored = await import('./stored')
  if (!(await stored.isStorageAvailable())) return new Promise(() => undefined)
  opened = stored
  return opened
}

/** The same if it is there already. */
export function openedStored(): Stored | undefined {
  return opened
}

/** What a query gives, live; `initial` until it has answered. Asked again when one of `dependencies` changes, as in `useEffect`. */
export function useEarlyQuery<Result>(
  query: EarlyQuery<Result>,
  dependencies: readonly unknown[],
  initial?: Result,
): Result | undefined {
  const [{ answer, error }, setState] = useState<{ answer?: Result | undefined; error?: unknown }>({
    answer: initial,
  })
  useEffect(
    () =>
      watchStored(
        query,
        (next) => setState((last) => (last.answer === next ? last : { answer: next })),
        (failure) => setState({ error: failure }),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- those the caller names
    dependencies,
  )
  if (error !== undefined) throw error
  return answer
}

/** Calls `hear` with every answer of a query, until the call of what this returns. */
export function watchStored<Result>(
  query: EarlyQuery<Result>,
  hear: (answer: Result) => void,
  fail: (error: unknown) => void = reportError,
): () => void {
  return whileOpen((stored) => {
    const watching = stored.liveQuery(async () => await query(stored)).subscribe(hear, fail)
    return () => watching.unsubscribe()
  }, fail)
}

/** Begins something as soon as the database can be read; the call of what this returns ends it, or keeps it from beginning. */
export function whileOpen(
  begin: (stored: Stored) => () => void,
  fail: (error: unknown) => void = reportError,
): () => void {
  let isWanted = true
  let end: (() => void) | undefined
  openStored().then((stored) => {
    if (isWanted) end = begin(stored)
  }, fail)
  return () => {
    isWanted = false
    end?.()
  }
}
