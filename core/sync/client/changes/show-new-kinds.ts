/**
 * Shows rows that an older app has pulled but could not read: its cursor is past them, so they would stay
 * unseen until somebody changes them (SYNC 3.12).
 */
import { optionPaths } from '../../../contract/members/option-tree'
import { allKinds, keyOf, kinds } from '../../kinds'
import { ask, type StoreSteps } from '../client-store'
import { refreshThings } from './refresh-things'

/** Beginnings of all keys this app can read: a kind, or one option. */
export const readableKeys: readonly string[] = [
  ...allKinds.filter((kind) => kind !== kinds.option).map(({ prefix }) => `${prefix}:`),
  ...optionPaths.map((path) => keyOf('option', path)),
]

/** `before` are those that the app which opened the database before could read. */
export function* showNewKinds(before: readonly string[]): StoreSteps<void> {
  const fresh = readableKeys.filter((start) => !before.includes(start))
  const keys = yield* ask('rowKeys', '')
  yield* refreshThings(keys.filter((key) => fresh.some((start) => key.startsWith(start))))
}
