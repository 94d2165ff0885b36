/**
 * The dependencies of the account calls: the database, keys, passwords, mail and
 * limits, created once per server.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#core/errors'
import type { Sender } from '../http/requests/read-input'
import type { Identify, Recognise } from '../identity'
import { refuseAfter } from '../limits/call-limits'
import { type Bucket, type LimitCounters, perHour, perTenMinutes } from '../limits/limits'
import { memoryCounters } from '../limits/memory-counters'
import { sharedCounters } from '../limits/shared-counters'
import type { Config } from '../settings/config'
import type { Languages } from '../settings/languages'
import type { LateStore } from '../store/late-store'
import type { Store } from '../store/store'
import { type Mailer, makeMailer } from './mail/mailer'
import { type MailDraft, mailWriter } from './mail/member-mails'
import { makeHasher, type PasswordHasher } from './passwords/hash-password'
import { foldEmail } from './same-email'
import { type AccessTokens, accessTokens } from './sessions/access-token'
import { secretHash } from './sessions/refresh-cookie'
import { isAlive } from './sessions/sessions'
import { signingKey } from './sessions/signing-key'

/** Keys of access tokens and cookies. */
export interface Keys {
  key: Uint8Array
  tokens: AccessTokens
}

/** The parts that the account calls work with. */
export interface Accounts {
  config: Config
  /** Throws unavailable. */
  store(): Promise<Store>
  /** Throws unavailable. */
  keys(): Promise<Keys>
  counters(): Promise<LimitCounters>
  hasher: PasswordHasher
  mailer: Mailer
  sendMail(draft: MailDraft): Promise<void>
  /** Composes an e-mail without sending it, so that an unknown address costs as much as a known one. */
  rehearseMail(draft: MailDraft): Promise<void>
  /**
   * Runs work shortly after the answer, so that neither its time nor that of the next request reveals
   * anything; a failure is logged. The delay varies.
   */
  afterwards(log: FastifyBaseLogger, work: () => Promise<void>): void
  /** Resolves when all of this work is done. */
  settled(): Promise<void>
}

const shortestPauseMs = 50
const longestPauseMs = 500

/** SECURITY R4, per address of the client. */
const addressBuckets = {
  login: perTenMinutes(30),
  register: perHour(5),
  reset: perHour(10),
  token: perTenMinutes(10),
  newsletter: perHour(10),
  contact: perHour(10),
  report: perHour(10),
} as const satisfies Record<string, Bucket>
/** E-mails to one address. */
const mailBucket = perHour(3)

/** Creates these dependencies; opens nothing yet. */
export function makeAccounts(
  services: { config: Config; store: LateStore; languages: Languages },
  log: FastifyBaseLogger,
): Accounts {
  const { config, languages } = services
  const store = () => services.store.get()
  const mailer = makeMailer(config, log)
  const writer = mailWriter(config, languages)
  const inMemory = memoryCounters()
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  let keys: Promise<Keys> | undefined

  async function readKeys(): Promise<Keys> {
    const key = await signingKey(await store(), config.dataDirectory)
    return { key, tokens: accessTokens(key, config.publicUrl) }
  }

  return {
    config,
    store,
    mailer,
    hasher: makeHasher(),
    async keys() {
      keys ??= readKeys()
      try {
        return await keys
      } catch (error) {
        keys = undefined
        throw error
      }
    },
    async counters() {
      const opened = await store()
      return opened.kind === 'postgresql' ? sharedCounters(opened.db) : inMemory
    },
    sendMail: async (draft) => await mailer.send(await writer.write(draft)),
    async rehearseMail(draft) {
      await writer.write(draft)
    },
    afterwards(workLog, work) {
      const pauseMs = randomInt(shortestPauseMs, longestPauseMs)
      const task = wait(pauseMs, undefined, { signal: closing.signal })
        .catch(() => undefined)
        .then(work)
        .catch((error: unknown) => workLog.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      closing.abort()
      await Promise.all(running)
    },
  }
}

/** The member of an access token whose session is valid. */
export function identifyBy(accounts: Accounts): Identify {
  return async (token) => {
    const { tokens } = await accounts.keys()
    const read = await tokens.read(token)
    return read && (await isAlive((await accounts.store()).db, read)) ? read.caller : undefined
  }
}

/** The member of an access token, as soon as the keys are loaded; until then nobody is recognised. */
export function recogniseBy(accounts: Accounts): Recognise {
  let known: Keys | undefined
  return async (token) => {
    if (!known) {
      accounts.keys().then(
        (keys) => {
          known = keys
        },
        // Without a database there are no members; a later call tries again.
        () => undefined,
      )
      return undefined
    }
    return (await known.tokens.read(token))?.caller.user
  }
}

/** Throws too-many-requests. */
export async function countAddress(
  accounts: Accounts,
  { address }: Sender,
  what: keyof typeof addressBuckets,
): Promise<void> {
  await take(accounts, `${what}:${address}`, addressBuckets[what])
}

/**
 * Throws too-many-requests when the limit of e-mails to this address is reached; counts
 * addresses without an account too.
 */
export async function countMail(
  accounts: Accounts,
  what: 'reset' | 'newsletter',
  email: string,
): Promise<void> {
  await take(accounts, `${what}-mail:${emailKey(email)}`, mailBucket)
}

/** Counts a password before it is tried. Throws too-many-requests. */
export async function countTry(accounts: Accounts, key: string): Promise<void> {
  refuseAfter(await (await safeCounters(accounts)).begin(key, Date.now()))
}

/** The key for counting sign-in attempts; it does not contain the address. */
export function loginKey(email: string): string {
  return `login:${emailKey(email)}`
}

function emailKey(email: string): string {
  return secretHash(foldEmail(email)).slice(0, 32)
}

async function take(accounts: Accounts, key: string, bucket: Bucket): Promise<void> {
  refuseAfter(await (await safeCounters(accounts)).take(key, bucket, Date.now()))
}

/** Without working limits nobody can sign in (SECURITY E2). */
async function safeCounters(accounts: Accounts): Promise<LimitCounters> {
  try {
    return await accounts.counters()
  } catch (cause) {
    throw new AppError('unavailable', {}, { cause })
  }
}
