/** What a device has of its member, and what a member does from elsewhere. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { syncCalls } from '#core/contract/members/calls/sync-calls'
import { noteText } from '#core/contract/members/note-text'
import { dataOf } from '#core/sync/data-after'
import { kinds } from '#core/sync/kinds'
import { rowsIn } from '../pages/stored'
import type { MemberName } from './member'

/** Rows of a table of the member's own database; none where nobody is signed in. */
export async function memberRows(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return (await rowsIn(page, 'user-', table)) ?? []
}

/**
 * Waits until the server has every change of this device. Another device asks for them when it is opened, and then no sooner than after a
 * quarter of an hour; a tab that was closed while it sent holds the others up for some seconds.
 */
export async function expectAllSent(page: Page): Promise<void> {
  // A failure shows what is left.
  await expect.poll(() => memberRows(page, 'outbox'), { timeout: 60_000 }).toEqual([])
}

/** An access token of the member, as one more device gets it. */
export async function memberToken(origin: string, { email, password }: MemberName): Promise<string> {
  const body = JSON.stringify({ email, plain_password: password })
  const login = await fetch(`${origin}/api/login`, { method: 'POST', headers: headersAt(origin), body })
  const { data } = await login.json()
  return data.token.jwt_token
}

/** Signs in from a third device and ends the sessions of all others. */
export async function endSessions(origin: string, member: MemberName): Promise<void> {
  const authorization = `Bearer ${await memberToken(origin, member)}`
  await fetch(`${origin}/api/sessions`, {
    method: 'DELETE',
    headers: { ...headersAt(origin), authorization },
  })
}

/** What the server has of a member, asked as one more device would: the key of each row. */
export async function keysOnServer(origin: string, member: MemberName): Promise<string[]> {
  const ask = await oneMoreDevice(origin, member)
  const { changes } = JSON.parse(await ask('/api/sync'))
  return changes.map(({ key }: { key: string }) => key)
}

/** The texts of the notes the server has of a member, in the order of the alphabet. */
export async function notesOnServer(origin: string, member: MemberName): Promise<string[]> {
  const ask = await oneMoreDevice(origin, member)
  const rows = syncCalls.pull.answer.parse(JSON.parse(await ask('/api/sync'))).changes
  return rows
    .flatMap((row) => {
      const note = dataOf(kinds.note, row)
      return note ? [noteText(note.body)] : []
    })
    .toSorted()
}

/** Signs in on one more device; what the server answers it at a path. */
export async function oneMoreDevice(
  origin: string,
  member: MemberName,
): Promise<(path: string) => Promise<string>> {
  const authorization = `Bearer ${await memberToken(origin, member)}`
  const headers = { ...headersAt(origin), authorization }
  return async (path) => await (await fetch(origin + path, { headers })).text()
}

function headersAt(origin: string): Record<string, string> {
  return { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin }
}
