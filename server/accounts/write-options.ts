/** Options a profile is saved with: rows like those of the sync, so that every device of the member hears of them. */
import {
  isOptionPath,
  type OptionPath,
  type OptionValue,
  parseOption,
} from '#core/contract/members/option-tree'
import { optionKey } from '#core/sync/op'
import { applyOp } from '#core/sync/server/apply-op'
import { driveAsync } from '#core/sync/steps'
import { wrongField } from '../http/answers/error-answer'
import { readJsonText } from '../http/requests/read-json-text'
import type { Database } from '../store/store'
import { sqlServerStore } from '../sync/sql-server-store'

export type Options = ReadonlyMap<OptionPath, OptionValue>

/** Options by path in JSON text. Throws InputError for anything but leaves of the tree with values they can have. */
export function readOptions(text: string): Options {
  const options = new Map<OptionPath, OptionValue>()
  for (const [path, given] of Object.entries(parsed(text))) {
    const value = isOptionPath(path) ? parseOption(path, given) : undefined
    if (!isOptionPath(path) || value === undefined) throw wrongField('options', 'invalid-input')
    options.set(path, value)
  }
  return options
}

/** Each as a change that arrives now, in the transaction of the profile. */
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
    // Said below: text that is no JSON is as wrong as JSON that is no object.
  }
  throw wrongField('options', 'invalid-input')
}
