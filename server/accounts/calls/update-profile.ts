/**
 * Changes a member's own fields, and only the listed ones (SECURITY A4); a new address or password requires
 * the current password (P3), a new password signs all other devices out (S5).
 */
import { eq } from 'drizzle-orm'
import type { CallBody } from '#core/contract/api'
import { wrongField } from '../../http/answers/error-answer'
import { prepareJson } from '../../http/answers/prepared'
import type { CallInput, Handler } from '../../http/call-routes'
import { users } from '../../store/schema/schema'
import type { Database } from '../../store/store'
import type { Accounts } from '../accounts'
import { checkCurrentPassword } from '../check-current-password'
import type { MailDraft } from '../mail/member-mails'
import { setNewsletter, unsubscribe } from '../newsletter'
import { passwordFault, passwordOwner } from '../passwords/check-password'
import { forgetSecrets, makeSecret } from '../secret-tokens'
import { logEvent } from '../security-log'
import { endAllSessions } from '../sessions/sessions'
import { composed, emailHash, findByEmail, localeOf, readUser, type UserRow, userAnswer } from '../users'
import { readOptions, writeOptions } from '../write-options'

type Body = CallBody<'updateProfile'>

/** Saves the caller's profile. */
export function updateProfile(accounts: Accounts): Handler<'updateProfile'> {
  return async (input) => {
    const { body, caller, from } = input
    const store = await accounts.store()
    const before = await readUser(store.db, caller.user)
    const options = body.options === undefined ? undefined : readOptions(body.options)
    const isNewAddress = body.email !== undefined && body.email !== before.email
    if (isNewAddress || body.plain_password !== undefined)
      await checkCurrentPassword(accounts, before, body.currentPassword, from)
    const passwordHash = await newHash(accounts, body, before)
    const mails = await store.transaction(async (tx) => {
      const changed = personFields(body)
      if (Object.keys(changed).length > 0)
        await tx.update(users).set(changed).where(eq(users.id, caller.user))
      if (options) await writeOptions(tx, { user: caller.user, quota: store.quota }, options)
      return [
        ...(passwordHash ? [await setPassword(tx, before, passwordHash, input)] : []),
        ...(isNewAddress ? await setAddress(accounts, tx, before, body.email ?? '', input) : []),
        ...(await newsletterMails(tx, before, body)),
      ]
    })
    accounts.afterwards(from.log, async () => {
      for (const draft of mails) await accounts.sendMail(draft)
    })
    const { tokens } = await accounts.keys()
    const user = await userAnswer(store.db, await readUser(store.db, caller.user), accounts.config)
    return prepareJson({ user, jwt: await tokens.issue(caller) })
  }
}

/** Without the nickname (spec 2 §3). */
function personFields({ firstname, lastname, gender, timezone, language }: Body) {
  const given = { firstname: composed(firstname), lastname: composed(lastname), gender, timezone, language }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

async function newHash(accounts: Accounts, { plain_password: password, email }: Body, before: UserRow) {
  if (password === undefined) return undefined
  const owner = passwordOwner({ ...before, email: email ?? before.email }, accounts.config)
  const fault = await passwordFault(password, owner)
  if (fault) throw wrongField('plain_password', fault)
  return await accounts.hasher.hash(password)
}

async function setPassword(
  tx: Database,
  user: UserRow,
  passwordHash: string,
  { caller, from }: CallInput<'updateProfile'>,
): Promise<MailDraft> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await endAllSessions(tx, user.id, caller.session)
  await forgetSecrets(tx, user.id, 'password-reset')
  logEvent(from, 'password-changed', caller)
  return { kind: 'passwordChanged', to: user.email, locale: localeOf(user) }
}

/**
 * If mail can be delivered, a link sent to the new address confirms it, with the same
 * answer when the address is taken.
 */
async function setAddress(
  accounts: Accounts,
  tx: Database,
  user: UserRow,
  email: string,
  { caller, from }: CallInput<'updateProfile'>,
): Promise<MailDraft[]> {
  const locale = localeOf(user)
  const owner = await findByEmail(tx, email)
  const isTaken = owner !== undefined && owner.id !== user.id
  if (accounts.mailer.isDelivering) {
    if (isTaken) return [{ kind: 'knownAddress', to: email, locale }]
    const token = await makeSecret(tx, 'new-address', { user: user.id, data: { email } })
    return [{ kind: 'newAddress', to: email, locale, token }]
  }
  if (isTaken) throw wrongField('email', 'email-taken')
  await tx
    .update(users)
    .set({ email, hash: emailHash(email), confirmed: false })
    .where(eq(users.id, user.id))
  await forgetSecrets(tx, user.id, 'password-reset')
  // The newsletter went to the previous address.
  if (user.newsletter) await unsubscribe(tx, user.email)
  logEvent(from, 'address-changed', caller)
  return [{ kind: 'addressChanged', to: user.email, locale }]
}

async function newsletterMails(tx: Database, user: UserRow, { newsletter }: Body): Promise<MailDraft[]> {
  if (newsletter === undefined) return []
  const token = await setNewsletter(tx, await readUser(tx, user.id), newsletter)
  return token === undefined ? [] : [{ kind: 'newsletter', to: user.email, locale: localeOf(user), token }]
}
