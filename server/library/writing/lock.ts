/**
 * One change of the library at a time, over all processes: a lock file that its holder touches. A holder that died, or has not
 * touched it for two minutes, is passed over.
 */
import { open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#core/errors'

const touchEveryMs = 5_000
const staleAfterMs = 120_000
const pollMs = 200

/** Locks held or wanted by this process. So a file with its own number is left over from a former container. */
const held = new Set<string>()

/** Runs `work` while holding the lock at `path`; throws library-locked after `patienceMs` of waiting. */
export async function withLock<T>(path: string, work: () => Promise<T>, patienceMs = 60_000): Promise<T> {
  const endOfPatience = performance.now() + patienceMs
  const pause = async () => {
    if (performance.now() >= endOfPatience) throw new AppError('library-locked', { path })
    await wait(pollMs)
  }
  while (held.has(path)) await pause()
  held.add(path)
  try {
    while (!(await take(path))) {
      if (await isStale(path)) await rm(path, { force: true })
      else await pause()
    }
    return await whileTouching(path, work)
  } finally {
    held.delete(path)
  }
}

async function whileTouching<T>(path: string, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    // A failed touch shows at the next change as a stale lock; there is nothing to do about it here.
    utimes(path, new Date(), new Date()).catch(() => undefined)
  }, touchEveryMs)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(JSON.stringify({ pid: process.pid, host: hostname() }))
    await file.close()
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    const [{ mtimeMs }, holder] = await Promise.all([stat(path), readFile(path, 'utf8')])
    if (Date.now() - mtimeMs > staleAfterMs) return true
    const [, pid, host] = /"pid":(\d+),"host":"([^"]*)"/.exec(holder) ?? []
    return (
      pid !== undefined && host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)))
    )
  } catch (error) {
    return isCode(error, 'ENOENT')
  }
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
