/** Options a profile is saved with: rows like those of the sync, so that every device of the member hears of them. */
import {
  isOptionPath,
  type OptionPath,
  type OptionValue,
  parseOption,
} from '#core/contract/members/option-tree'
import { optionKey } from '#core/sync/op'
import { wrongField } from '../http/error-answer'
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

/** One revision per option, given while the member's counter is locked (SYNC 3.7 rule 5). */
export async function writeOptions(
  tx: Database,
  { user, epoch }: { user: number; epoch: string },
  options: Options,
): Promise<void> {
  const now = Date.now()
  const store = sqlServerStore({ tx, user, now, epoch })
  const marks = await store.lockMember()
  let { rev } = marks
  for (const [path, data] of options) {
    rev += 1
    await store.putRow({ key: optionKey(path), rev, deleted: false, data, device: '', instant: now })
  }
  await store.putMarks({ ...marks, rev })
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Said below: text that is no JSON is as wrong as JSON that is no object.
  }
  throw wrongField('options', 'invalid-input')
}
