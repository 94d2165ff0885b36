/**
 * Mutual exclusion over all processes: a file that names its holder, who touches it. It is taken over when
 * the holder died or, on another machine (a former container has another name), has not touched it for a
 * while. A holder that was blocked for long may have lost it, so it checks before writing. The embedded
 * database has no lock of its own, and the library none for its directory.
 */
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#core/errors'

const pollMs = 200
/** Longer than another process needs between seeing a dead lock and removing it. */
const settleMs = 100
const touchEveryMs = 5_000
/**
 * For this long after the last check nobody can have taken over the lock: shorter than any `staleAfterMs`.
 */
const trustedMs = 10_000

/** How long to wait for a lock. */
export interface Patience {
  /** How long to wait for another holder. */
  patienceMs: number
  /** How long another machine may be silent: longer than its longest blocking work. */
  staleAfterMs: number
  /** Called when another process has the lock: what it protects must not be written any more. */
  onLost?: () => void
}

/** A lock that is held. */
export interface Lock {
  /** Await it before writing what the lock protects. Throws library-locked when it was lost. */
  check(): Promise<void>
  free(): Promise<void>
}

/**
 * Locks held or wanted by this process. Any other file with its own process id is left
 * over from a former container.
 */
const held = new Set<string>()

/** Takes the lock at `path`. Throws library-locked when another process keeps it for `patienceMs`. */
export async function lockFile(
  path: string,
  { patienceMs, staleAfterMs, onLost = () => undefined }: Patience,
): Promise<Lock> {
  const endOfPatience = performance.now() + patienceMs
  const pause = async () => {
    if (performance.now() < endOfPatience) await wait(pollMs)
    else throw lockedError(path)
  }
  while (held.has(path)) await pause()
  held.add(path)
  try {
    while (!(await take(path))) {
      if (await isLeftOver(path, staleAfterMs)) await removeLeftOver(path)
      else await pause()
    }
  } catch (error) {
    held.delete(path)
    throw error
  }
  return keepHolding(path, onLost)
}

function keepHolding(path: string, onLost: () => void): Lock {
  let seenAt = performance.now()
  let isLost = false
  const look = async () => {
    if (isLost) return
    if ((await holderOf(path)) === holderName()) {
      seenAt = performance.now()
      return
    }
    isLost = true
    clearInterval(timer)
    onLost()
  }
  const timer = setInterval(() => {
    // A failed touch matters only to other machines; nothing can be done about it here.
    void look().then(async () => {
      if (!isLost) await utimes(path, new Date(), new Date()).catch(() => undefined)
    })
  }, touchEveryMs)
  timer.unref()
  return {
    async check() {
      if (performance.now() - seenAt > trustedMs) await look()
      if (isLost) throw lockedError(path)
    },
    async free() {
      clearInterval(timer)
      held.delete(path)
      if (!isLost && (await holderOf(path)) === holderName()) await rm(path, { force: true })
    },
  }
}

function lockedError(path: string): AppError {
  return new AppError('library-locked', { path }, { message: `${path}: another process is at work` })
}

/** Linked, so that the file never exists without its content. */
async function take(path: string): Promise<boolean> {
  const mine = `${path}.${process.pid}`
  await writeFile(mine, holderName())
  try {
    await link(mine, path)
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(mine, { force: true })
  }
  // Another process may have been about to remove a dead holder's lock, and removed this one.
  await wait(settleMs)
  return (await holderOf(path)) === holderName()
}

async function isLeftOver(path: string, staleAfterMs: number): Promise<boolean> {
  const [pid = '', host = '', began] = (await holderOf(path)).split(' ')
  if (host === hostname()) {
    const isOther = began !== undefined && began !== beginOf(Number(pid))
    return Number(pid) === process.pid || isOther || !isRunning(Number(pid))
  }
  const touchedMs = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  )
  return Date.now() - touchedMs > staleAfterMs
}

/** Renamed first, so that only one of the processes that see it removes it. */
async function removeLeftOver(path: string): Promise<void> {
  const aside = `${path}.${process.pid}.old`
  await rename(path, aside).catch(() => undefined)
  await rm(aside, { force: true })
}

function holderName(): string {
  return `${process.pid} ${hostname()} ${beginOf(process.pid)}`
}

/** When a process began, if the system knows it: its id is later given to other programs. */
function beginOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name of the program, in brackets, may contain anything; the 20th field after it is the time.
    const [, fields = ''] = /^.*\)\s(.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return `${boot}:${fields.split(' ')[19] ?? ''}`
  } catch {
    return ''
  }
}

async function holderOf(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => '')
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !isCode(error, 'ESRCH')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
