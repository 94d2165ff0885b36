/**
 * Creates an account (SECURITY R3). If mail can be delivered, the answer is the same for every address and
 * the account begins with the link in the e-mail; on a machine without mail it begins at once.
 */
import type { CallBody } from '#core/contract/api'
import { type Locale, languageNumberOf } from '#core/contract/locales'
import { wrongField } from '../../http/answers/error-answer'
import { prepareJson } from '../../http/answers/prepared'
import { type CallInput, type Handler } from '../../http/call-routes'
import { users } from '../../store/schema/schema'
import type { Database } from '../../store/store'
import { type Accounts, countAddress } from '../accounts'
import { askForNewsletter, subscribe } from '../newsletter'
import { passwordFault, passwordOwner } from '../passwords/check-password'
import { makeSecret } from '../secret-tokens'
import { logEvent } from '../security-log'
import { newlySignedInAnswer, startHere } from '../signing-in'
import { composed, emailHash, findByEmail, type UserRow } from '../users'

/**
 * The initial data of an account; flat, so that it can wait in the table of secrets until the link is opened.
 */
export interface NewPerson {
  email: string
  passwordHash: string
  firstname: string
  lastname: string
  gender: UserRow['gender']
  timezone: string
  language: number
  nickname: string
  promo: string
  newsletter: boolean
}

/** Registers an account. */
export function register(accounts: Accounts): Handler<'register'> {
  return async (input) => {
    const { body, locale, from } = input
    // First, so that a refused password does not count as a registration.
    const fault = await passwordFault(body.plain_password, passwordOwner(body, accounts.config))
    if (fault) throw wrongField('plain_password', fault)
    await countAddress(accounts, from, 'register')
    const person = personOf(body, await accounts.hasher.hash(body.plain_password), locale)
    if (!accounts.mailer.isDelivering) return await beginAtOnce(accounts, person, input)
    logEvent(from, 'registration-asked')
    accounts.afterwards(from.log, async () => await sendConfirmation(accounts, person, locale))
    return prepareJson({ data: {} })
  }
}

function personOf(body: CallBody<'register'>, passwordHash: string, locale: Locale): NewPerson {
  return {
    email: body.email,
    passwordHash,
    firstname: composed(body.firstname) ?? '',
    lastname: composed(body.lastname) ?? '',
    gender: body.gender ?? '',
    timezone: body.timezone ?? '',
    language: body.language ?? languageNumberOf(locale),
    nickname: composed(body.nickname) ?? '',
    promo: body.promo ?? '',
    newsletter: body.newsletter ?? false,
  }
}

async function beginAtOnce(
  accounts: Accounts,
  person: NewPerson,
  { body, from, locale }: CallInput<'register'>,
) {
  const store = await accounts.store()
  const begun = await store.transaction(async (tx) => {
    const user = await addUser(tx, person, false)
    if (!user) return undefined
    const secret = person.newsletter ? await askForNewsletter(tx, person.email, locale) : undefined
    return { user, secret, session: await startHere(tx, user.id, from, body.stayloggedin) }
  })
  if (!begun) throw wrongField('email', 'email-taken')
  const { user, session, secret } = begun
  logEvent(from, 'registered', session.caller)
  if (secret !== undefined)
    accounts.afterwards(
      from.log,
      async () => await accounts.sendMail({ kind: 'newsletter', to: person.email, locale, token: secret }),
    )
  return await newlySignedInAnswer(accounts, user, session)
}

/** A known address gets a different e-mail: its owner learns that somebody tried. */
async function sendConfirmation(accounts: Accounts, person: NewPerson, locale: Locale): Promise<void> {
  const { db } = await accounts.store()
  const to = person.email
  const user = await findByEmail(db, to)
  // Also if nobody is told the secret: both cases cost the same.
  const token = await makeSecret(db, 'registration', { data: { ...person } })
  if (user) return await accounts.sendMail({ kind: 'knownAddress', to, locale })
  await accounts.sendMail({ kind: 'registration', to, locale, token })
}

/** Creates the account of a link; false when the address has one by now. */
export async function beginConfirmed(tx: Database, person: NewPerson, locale: Locale): Promise<boolean> {
  const user = await addUser(tx, person, true)
  if (user && person.newsletter) await subscribe(tx, person.email, locale)
  return user !== undefined
}

/**
 * Undefined when such an account already exists. Fields nobody may set (roles,
 * features, rights) begin empty (SECURITY A4).
 */
async function addUser(tx: Database, person: NewPerson, confirmed: boolean): Promise<UserRow | undefined> {
  const { newsletter: _, ...fields } = person
  const [user] = await tx
    .insert(users)
    .values({ ...fields, confirmed, hash: emailHash(person.email), createdAt: Date.now() })
    .onConflictDoNothing()
    .returning()
  return user
}
