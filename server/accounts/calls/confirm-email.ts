/** The link in an e-mail that confirms the address. It creates an account, or gives one its new address. */
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Sender } from '../../http/requests/read-input'
import { users } from '../../store/schema/schema'
import type { Database } from '../../store/store'
import { type Accounts, countAddress } from '../accounts'
import { subscribe, unsubscribe } from '../newsletter'
import { type HeldToken, takeSecret } from '../secret-tokens'
import { logEvent } from '../security-log'
import { emailHash, findByEmail, localeOf, readUser } from '../users'
import { beginConfirmed } from './register'

const personSchema = z.object({
  email: z.string(),
  passwordHash: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  gender: z.enum(['', 'female', 'male', 'other']),
  timezone: z.string(),
  language: z.int(),
  nickname: z.string(),
  promo: z.string(),
  newsletter: z.boolean(),
})
const addressSchema = z.object({ email: z.string() })

/** Opens a link from an e-mail. */
export function confirmEmail(accounts: Accounts): Handler<'confirmEmail'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'token')
    const store = await accounts.store()
    const valid = await store.transaction(async (tx) => {
      const registration = await takeSecret(tx, 'registration', body.token)
      if (registration) return await confirmRegistration(tx, registration, from)
      const change = await takeSecret(tx, 'new-address', body.token)
      return change ? await changeAddress(accounts, tx, change, from) : false
    })
    return prepareJson({ valid })
  }
}

async function confirmRegistration(tx: Database, { data }: HeldToken, from: Sender): Promise<boolean> {
  const person = personSchema.parse(data)
  const isNew = await beginConfirmed(tx, person, localeOf(person))
  if (isNew) logEvent(from, 'registered')
  return isNew
}

/** Also notifies the previous address: its owner may not have wanted this (ASVS 6.3.7). */
async function changeAddress(
  accounts: Accounts,
  tx: Database,
  { user, data }: HeldToken,
  from: Sender,
): Promise<boolean> {
  const { email } = addressSchema.parse(data)
  if (user === null || (await findByEmail(tx, email))) return false
  const before = await readUser(tx, user)
  if (before.newsletter) await unsubscribe(tx, before.email)
  await tx
    .update(users)
    .set({ email, hash: emailHash(email), confirmed: true })
    .where(eq(users.id, user))
  if (before.newsletter) await subscribe(tx, email, localeOf(before))
  logEvent(from, 'address-changed', { user })
  const draft = { kind: 'addressChanged', to: before.email, locale: localeOf(before) } as const
  accounts.afterwards(from.log, async () => await accounts.sendMail(draft))
  return true
}
