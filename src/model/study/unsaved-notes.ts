/**
 * Notes that were typed and not stored before their editor or their page ended: kept while a person types, stored by this page
 * as soon as it can, else by the next one.
 */
import * as z from 'zod/mini'
import type { Change } from '#core/contract/members/op'
import { noteFields } from '#core/contract/members/things'
import { workerClient } from '../../platform/client/worker-client'
import { dropUnsaved, keepUnsaved, unsavedUnder } from '../../platform/storage/unsaved'
import { knownAccount } from '../account/account'
import { askMemberDatabase } from '../account/member-database'

const unsavedSchema = z.object({
  body: noteFields,
  /** Revision that the writer had seen. */
  seen: z.number(),
})
export type NoteChange = Extract<Change, { kind: 'note' }>

const againAfterMs = 10_000
/** Until a note of this key is tried again. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** A visitor has no notes. */
export function keepUnsavedNote({ key, body, seen }: NoteChange): void {
  // Its editor is open again.
  clearTimeout(waiting.get(key))
  const user = knownAccount.get()?.user.id
  if (user !== undefined) keepUnsaved(placeOf(user, key), { body, seen })
}

export function dropUnsavedNote(key: string): void {
  const user = knownAccount.get()?.user.id
  if (user !== undefined) dropUnsaved(placeOf(user, key))
}

/** Stores what earlier pages of this member kept; what cannot be stored now stays for the next page. */
export async function storeUnsavedNotes(user: number): Promise<void> {
  for (const { key: place, value } of unsavedUnder(placeOf(user, '')))
    await storeUnsaved(user, place.slice(placeOf(user, '').length), value)
}

/** Tries again and again while this page is open: for a note whose editor was closed before it could be stored. */
export function storeLeftNote(key: string): void {
  const user = knownAccount.get()?.user.id
  if (user === undefined) return
  const [left] = unsavedUnder(placeOf(user, key))
  if (!left || !unsavedSchema.safeParse(left.value).success) return
  clearTimeout(waiting.get(key))
  const again = () => void storeUnsaved(user, key, left.value).then(() => storeLeftNote(key))
  waiting.set(key, setTimeout(again, againAfterMs))
}

async function storeUnsaved(user: number, key: string, value: unknown): Promise<void> {
  const unsaved = unsavedSchema.safeParse(value)
  // A text that is too long for a note stays until its writer signs out.
  if (!unsaved.success) return
  try {
    if (!(await isStored(user, key, unsaved.data.body)))
      await workerClient().change({ kind: 'note', key, ...unsaved.data })
    dropUnsaved(placeOf(user, key))
  } catch {
    // It stays where it is.
  }
}

/** True where the page ended after the note was stored: a second change would look like one of another device. */
async function isStored(user: number, key: string, body: z.infer<typeof noteFields>): Promise<boolean> {
  const thing = await askMemberDatabase(user, async ({ things }) => await things.get(key), undefined)
  if (thing?.kind !== 'note') return false
  const { title, body: text, tags } = thing.data
  return JSON.stringify([title, text, tags]) === JSON.stringify([body.title, body.body, body.tags])
}

const placeOf = (user: number, key: string) => `note:${user}:${key}`
