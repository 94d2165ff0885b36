/**
 * Options saved with a profile: rows like those of the sync, so that all devices of the member receive them.
 */

import { optionKey } from '#core/contract/members/op'
import {
  isOptionPath,
  type OptionPath,
  type OptionValue,
  parseOption,
} from '#core/contract/members/option-tree'
import { applyOp } from '#core/sync/server/apply-op'
import { driveAsync } from '#core/sync/steps'
import { wrongField } from '../http/answers/error-answer'
import { readJsonText } from '../http/requests/read-json-text'
import type { Database } from '../store/store'
import { sqlServerStore } from '../sync/sql-server-store'

/** Checked options. */
export type Options = ReadonlyMap<OptionPath, OptionValue>

/**
 * Parses options by path in JSON text. Throws InputError unless they are leaves of the
 * tree with allowed values.
 */
export function readOptions(text: string): Options {
  const options = new Map<OptionPath, OptionValue>()
  for (const [path, given] of Object.entries(parsed(text))) {
    const value = isOptionPath(path) ? parseOption(path, given) : undefined
    if (!isOptionPath(path) || value === undefined) throw wrongField('options', 'invalid-input')
    options.set(path, value)
  }
  return options
}

/** Writes each as a change that arrives now, in the transaction of the profile. */
export async function writeOptions(
  tx: Database,
  { user, quota }: { user: number; quota: number },
  options: Options,
): Promise<void> {
  const now = Date.now()
  const store = sqlServerStore({ tx, user, now, quota })
  for (const [path, body] of options) {
    const change = { kind: 'option', key: optionKey(path), body } as const
    await driveAsync(applyOp({ ...change, device: '', base: 0, instant: now, now }), store)
  }
}

function parsed(text: string): object {
  try {
    const value = readJsonText(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Reported below: text that is not JSON is as wrong as JSON that is not an object.
  }
  throw wrongField('options', 'invalid-input')
}
