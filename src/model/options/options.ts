/**
 * The options of the person: of a member rows `opt:` of the own database, of a visitor the table `options`; a copy stands in session
 * storage. Changes go through the worker, show at once, and arrive from other tabs and devices by a live query.
 */
import { liveQuery } from 'dexie'
import { useSyncExternalStore } from 'react'
import {
  initialOption,
  isOptionPath,
  type OptionPath,
  type OptionValue,
  parseOption,
} from '#core/contract/members/option-tree'
import { optionKey } from '#core/sync/op'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { storedAccount } from '../../platform/local/stored-account'
import { keepInSession, readSession } from '../../platform/storage/session-copy'
import { isMember } from '../account/account'
import { askMemberDatabase } from '../account/member-database'

/** What was set, by path; what is absent has its initial value. */
export type Options = ReadonlyMap<OptionPath, OptionValue>
export type OptionEntry = readonly [path: OptionPath, value: OptionValue]

interface Stored {
  /** Number of the member, 0 = a visitor; undefined until the database has answered. */
  person: number | undefined
  values: Options
}

const listeners = new Set<() => void>()
let stored: Stored = { person: undefined, values: optionsOf(Object.entries(readSession('options') ?? {})) }
/** Set here and perhaps not stored yet; `isWritten`: the next answer of the database is newer. */
const pending = new Map<OptionPath, { value: OptionValue; isWritten: boolean }>()
let isWatching = false

/** An option, live; its initial value until somebody sets it. */
export function useOption<Path extends OptionPath>(path: Path): OptionValue<Path> {
  return useSyncExternalStore(subscribe, () => optionValue(path))
}

/** An option as it was set, live; undefined where nobody did or the database has not answered. */
export function useSetOption<Path extends OptionPath>(path: Path): OptionValue<Path> | undefined {
  return useSyncExternalStore(subscribe, () => setValue(path))
}

/** Whether the database has answered. */
export function useOptionsKnown(): boolean {
  return useSyncExternalStore(subscribe, () => stored.person !== undefined)
}

/** An option now. */
export function optionValue<Path extends OptionPath>(path: Path): OptionValue<Path> {
  return setValue(path) ?? initialOption(path)
}

/** Sets an option: here at once, then in the store, silently. */
export function setOption<Path extends OptionPath>(path: Path, value: OptionValue<Path>): void {
  setOptions([[path, value]])
}

/** Sets several options in one step. */
export function setOptions(entries: readonly OptionEntry[]): void {
  for (const [path, value] of entries) {
    const change = { value, isWritten: false }
    pending.set(path, change)
    byTheWay(
      workerClient()
        .setOption(path, value)
        .then(() => {
          change.isWritten = true
        }),
    )
  }
  tell()
}

/**
 * Hears of options that differ from what this device shows by its cookies: those of a member, and any that change later. A visitor's
 * are not told at first: the cookie is as new as the table. `isOther`: another person's from now on.
 */
export function followOptions(apply: (options: Options, isOther: boolean) => void): void {
  let person: number | undefined
  const hear = () => {
    if (stored.person === undefined) return
    const before = person
    person = stored.person
    if (before === undefined && person === 0 && pending.size === 0) return
    apply(shownOptions(), before !== undefined && before !== 0 && before !== person)
  }
  subscribe(hear)
  hear()
}

function shownOptions(): Options {
  return new Map([...stored.values, ...[...pending].map(([path, { value }]) => [path, value] as const)])
}

function setValue<Path extends OptionPath>(path: Path): OptionValue<Path> | undefined {
  return parseOption(path, pending.get(path)?.value ?? stored.values.get(path))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isWatching) {
    isWatching = true
    liveQuery(storedOptions).subscribe((found) => {
      stored = found
      for (const [path, { isWritten, value }] of pending)
        if (isWritten || found.values.get(path) === value) pending.delete(path)
      tell()
    })
  }
  return () => listeners.delete(listener)
}

async function storedOptions(): Promise<Stored> {
  const account = await storedAccount()
  if (!isMember(account)) {
    const rows = await database.options.toArray().catch(() => [])
    return { person: 0, values: optionsOf(rows.map(({ path, value }) => [path, value])) }
  }
  const { id, options } = account.user
  const rows = await askMemberDatabase(id, ({ things }) => things.where('kind').equals('opt').toArray(), [])
  const own = rows.map(({ key, data }): [string, unknown] => [key.slice(optionKeyPrefix), data])
  // Until the first pull is done, those that came with signing in.
  return { person: id, values: optionsOf([...Object.entries(options), ...own]) }
}

const optionKeyPrefix = optionKey('theme').length - 'theme'.length

function optionsOf(entries: readonly (readonly [string, unknown])[]): Options {
  return new Map(
    entries.flatMap(([path, value]): OptionEntry[] => {
      const parsed = isOptionPath(path) ? parseOption(path, value) : undefined
      return parsed === undefined || !isOptionPath(path) ? [] : [[path, parsed]]
    }),
  )
}

function tell(): void {
  const shown = shownOptions()
  keepInSession('options', Object.fromEntries(shown))
  for (const listener of listeners) listener()
}
