/**
 * Argon2id (SECURITY P1). At most two hashes at once, so that sign-ins never take all threads and memory;
 * twenty may wait, more are rejected. A password without an account costs the same as one with.
 */
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#core/errors'

/**
 * Argon2id, the module's default; 19 ms here. After raising these, old hashes are
 * renewed at the next sign-in.
 */
const hashCost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 } as const

const atOnce = 2
const longestQueue = 20
const retryAfterS = 2

/** Hashes and checks passwords. */
export interface PasswordHasher {
  /** Returns a PHC string. Throws unavailable when too many wait. */
  hash(password: string): Promise<string>
  /**
   * Whether the password matches `stored`; undefined = there is no account, which takes as long and is false.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>
}

/** A hasher with its own queue. */
export function makeHasher(): PasswordHasher {
  let running = 0
  const waiting: (() => void)[] = []
  let dummy: Promise<string> | undefined

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new AppError('unavailable', { retryAfterS })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The longest waiting call gets the slot.
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: async (password) => await inTurn(async () => await hash(password, hashCost)),
    async matches(password, stored) {
      dummy ??= hash('nobody has this password', hashCost)
      const compared = stored ?? (await dummy)
      const isRight = await inTurn(async () => await verify(compared, password))
      return isRight && stored !== undefined
    },
  }
}

/** True for a hash made with other costs than the present ones. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = hashCost
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
