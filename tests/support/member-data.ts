/** What a device has of its member, and what a member does from elsewhere. */
import type { Page } from 'playwright'
import type { MemberName } from './member'

/** Rows of a table of the member's own database; none where nobody is signed in. */
export async function memberRows(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return await page.evaluate(async (name) => {
    const found = (await indexedDB.databases()).find((one) => one.name?.startsWith('user-'))
    if (!found?.name) return []
    const database = found.name
    return await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open(database)
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
      opening.addEventListener('success', () => {
        const asking = opening.result.transaction(name).objectStore(name).getAll()
        asking.addEventListener('success', () => {
          opening.result.close()
          resolve(asking.result)
        })
      })
    })
  }, table)
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

function headersAt(origin: string): Record<string, string> {
  return { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin }
}
