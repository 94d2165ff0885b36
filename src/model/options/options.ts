/**
 * The options of the person: rows `opt:` of a member's own database, the table `options` for a visitor;
 * session storage keeps a copy. Changes go through the worker, show at once, and arrive from other tabs and
 * devices by a live query.
 */
import { liveQuery } from 'dexie'
import { optionKey } from '#core/contract/members/op'
import { initialOption, type OptionPath, type OptionValue } from '#core/contract/members/option-tree'
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
  isStoredUnasked,
  nextOptions,
  type OptionEntry,
  type OptionEvent,
  type Options,
  optionsOf,
  shownOption,
  shownOptions,
} from './option-state'

/** The options of now, with what is sent and not yet stored. */
const state = createStore(firstOptions(optionsOf(Object.entries(readSession('options') ?? {}))), () => {
  liveQuery(storedOptions).subscribe((answer) => {
    go(answer)
    if (isStoredUnasked(state.get())) byTheWay(storedOptions().then(go))
  })
})

/** An option, live; its initial value until it is set. */
export function useOption<Path extends OptionPath>(path: Path): OptionValue<Path> {
  return useStore(state, (options) => shownOption(options, path) ?? initialOption(path))
}

/** An option as it was set, live; undefined if nobody set it or the database has not answered. */
export function useSetOption<Path extends OptionPath>(path: Path): OptionValue<Path> | undefined {
  return useStore(state, (options) => shownOption(options, path))
}

/** Whether the database has answered. */
export function useOptionsKnown(): boolean {
  return useStore(state, ({ person }) => person !== undefined)
}

/** The current value of an option. */
export function optionValue<Path extends OptionPath>(path: Path): OptionValue<Path> {
  return shownOption(state.get(), path) ?? initialOption(path)
}

/** Sets an option: on the page at once, then in the database without a message. */
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
 * Calls `apply` with options that differ from what the cookie of this device shows: those of a member, and
 * any that change later. A visitor's first options are left out: the cookie is as new as the table.
 * `isOther`: another person is using the app from now on.
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
  go({ kind: 'asked' })
  const account = await storedAccount()
  if (!isMember(account)) {
    const rows = await database.options.toArray().catch(() => [])
    return { kind: 'answered', person: 0, options: optionsOf(rows.map(({ path, value }) => [path, value])) }
  }
  const { id, options } = account.user
  const rows = await askMemberDatabase(id, ({ things }) => things.where('kind').equals('opt').toArray(), [])
  const own = rows.map(({ key, data }): [string, unknown] => [key.slice(optionKeyPrefix), data])
  // Until the first pull is done, the options that came with signing in.
  return { kind: 'answered', person: id, options: optionsOf([...Object.entries(options), ...own]) }
}

const optionKeyPrefix = optionKey('theme').length - 'theme'.length

function go(event: OptionEvent): void {
  state.update((options) => nextOptions(options, event))
  keepInSession('options', Object.fromEntries(shownOptions(state.get())))
}
