/**
 * Live queries of components that are drawn before Dexie is loaded: the first chapter is part of the answer,
 * so the local database and all code that reads it is a file of its own that follows. Code that is loaded
 * later imports the database and uses Dexie's own hook.
 */
import { useEffect, useState } from 'react'
import type * as stored from './stored'

export type Stored = typeof stored

/**
 * Called with the database code once it is loaded; live queries follow its awaits if it is an async function.
 */
export type EarlyQuery<Result> = (stored: Stored) => Promise<Result>

/** For callers during a render, which cannot wait for a promise. */
let opened: Stored | undefined

/** The code that reads the local database, once the database is open; loaded at the first call. */
export async function openStored(): Promise<Stored> {
  if (opened) return opened
  const stored = await import('./stored')
  await stored.openDatabase()
  opened = stored
  return opened
}

/** The same if it is loaded already. */
export function openedStored(): Stored | undefined {
  return opened
}

/**
 * The live answer of a query; `initial` until it has answered. Runs again when one of `dependencies` changes,
 * as in `useEffect`.
 */
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

/** Calls `hear` with every answer of a query; the returned function ends it. */
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

/**
 * Calls `begin` as soon as the database can be read; the returned function ends it, or keeps it from
 * beginning.
 */
export function whileOpen(
  begin: (stored: Stored) => () => void,
  fail: (error: unknown) => void = reportError,
): () => void {
  const ended = new AbortController()
  openStored().then((stored) => {
    if (!ended.signal.aborted) ended.signal.addEventListener('abort', begin(stored))
  }, fail)
  return () => ended.abort()
}
