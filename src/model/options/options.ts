/**
 * The options of the person: of a member rows `opt:` of the own database, of a visitor the table `options`; a copy stands in session
 * storage. Changes go through the worker, show at once, and arrive from other tabs and devices by a live query.
 */
import { liveQuery } from 'dexie'
import { initialOption, type OptionPath, type OptionValue } from '#core/contract/members/option-tree'
import { optionKey } from '#core/sync/op'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { storedAccount } from '../../platform/local/stored-account'
import { keepInSession, readSession } from '../../platform/storage/session-copy'
import { createStore, useStore } from '../../ui/store/store'
import { isMember } from '../account/account'
import { askMemberDatabase } from '../account/member-database'
import {
  firstOptions,
  nextOptions,
  type OptionEntry,
  type OptionEvent,
  type Options,
  optionsOf,
  shownOption,
  shownOptions,
} from './option-state'

const state = createStore(firstOptions(optionsOf(Object.entries(readSession('options') ?? {}))), () => {
  liveQuery(storedOptions).subscribe(go)
})

/** An option, live; its initial value until somebody sets it. */
export function useOption<Path extends OptionPath>(path: Path): OptionValue<Path> {
  return useStore(state, (options) => shownOption(options, path) ?? initialOption(path))
}

/** An option as it was set, live; undefined where nobody did or the database has not answered. */
export function useSetOption<Path extends OptionPath>(path: Path): OptionValue<Path> | undefined {
  return useStore(state, (options) => shownOption(options, path))
}

/** Whether the database has answered. */
export function useOptionsKnown(): boolean {
  return useStore(state, ({ person }) => person !== undefined)
}

/** An option now. */
export function optionValue<Path extends OptionPath>(path: Path): OptionValue<Path> {
  return shownOption(state.get(), path) ?? initialOption(path)
}

/** Sets an option: here at once, then in the store, silently. */
export function setOption<Path extends OptionPath>(path: Path, value: OptionValue<Path>): void {
  setOptions([[path, value]])
}

/** Sets several options in one step. */
export function setOptions(entries: readonly OptionEntry[]): void {
  const changes = entries.map(([path, value]) => ({ path, value }))
  go({ kind: 'set', changes })
  for (const change of changes)
    byTheWay(
      workerClient()
        .setOption(change.path, change.value)
        .then(
          () => go({ kind: 'stored', change }),
          (error: unknown) => {
            go({ kind: 'failed', change })
            throw error
          },
        ),
    )
}

/**
 * Hears of options that differ from what this device shows by its cookies: those of a member, and any that change later. A visitor's
 * are not told at first: the cookie is as new as the table. `isOther`: another person's from now on.
 */
export function followOptions(apply: (options: Options, isOther: boolean) => void): void {
  let before: number | undefined
  const hear = () => {
    const { person, pending } = state.get()
    if (person === undefined) return
    const isFirst = before === undefined
    const isOther = !isFirst && before !== 0 && before !== person
    before = person
    if (isFirst && person === 0 && pending.size === 0) return
    apply(shownOptions(state.get()), isOther)
  }
  state.subscribe(hear)
  hear()
}

async function storedOptions(): Promise<OptionEvent> {
  const account = await storedAccount()
  if (!isMember(account)) {
    const rows = await database.options.toArray().catch(() => [])
    return { kind: 'answered', person: 0, options: optionsOf(rows.map(({ path, value }) => [path, value])) }
  }
  const { id, options } = account.user
  const rows = await askMemberDatabase(id, ({ things }) => things.where('kind').equals('opt').toArray(), [])
  const own = rows.map(({ key, data }): [string, unknown] => [key.slice(optionKeyPrefix), data])
  // Until the first pull is done, those that came with signing in.
  return { kind: 'answered', person: id, options: optionsOf([...Object.entries(options), ...own]) }
}

const optionKeyPrefix = optionKey('theme').length - 'theme'.length

function go(event: OptionEvent): void {
  state.update((options) => nextOptions(options, event))
  keepInSession('options', Object.fromEntries(shownOptions(state.get())))
}
