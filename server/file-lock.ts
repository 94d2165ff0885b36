/**
 * One at a time, over all processes: a file that names its holder, who touches it. It is passed over when the holder died or, on another
 * machine (a former container has another name), has not touched it for a while. The embedded database has no lock of its own, the
 * library none for its directory.
 */
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#core/errors'

const pollMs = 200
/** Longer than it takes another process from seeing a dead lock to removing it. */
const settleMs = 100
const touchEveryMs = 5_000

export interface Patience {
  /** How long to wait for another holder. */
  patienceMs: number
  /** How long another machine may be silent: longer than its longest work that stands still. */
  staleAfterMs: number
}

/** Locks held or wanted by this process. So a file with its own number is left over from a former container. */
const held = new Set<string>()

/** Takes the lock at `path` and answers how to free it. Throws library-locked when another one keeps it for `patienceMs`. */
export async function lockFile(
  path: string,
  { patienceMs, staleAfterMs }: Patience,
): Promise<() => Promise<void>> {
  const endOfPatience = performance.now() + patienceMs
  const pause = async () => {
    if (performance.now() < endOfPatience) await wait(pollMs)
    else throw new AppError('library-locked', { path }, { message: `${path}: another process is at work` })
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
  return keepTouching(path)
}

/** Answers how to free it. */
function keepTouching(path: string): () => Promise<void> {
  const timer = setInterval(() => {
    // A failed touch matters only to other machines; there is nothing to do about it here.
    utimes(path, new Date(), new Date()).catch(() => undefined)
  }, touchEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    held.delete(path)
    await rm(path, { force: true })
  }
}

/** Linked, so that the file is never there without its content. */
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
  const [pid = '', host = ''] = (await holderOf(path)).split(' ')
  if (host === hostname()) return Number(pid) === process.pid || !isRunning(Number(pid))
  const touchedMs = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  )
  return Date.now() - touchedMs > staleAfterMs
}

/** Renamed first: one of the processes that see it removes it. */
async function removeLeftOver(path: string): Promise<void> {
  const aside = `${path}.${process.pid}.old`
  await rename(path, aside).catch(() => undefined)
  await rm(aside, { force: true })
}

function holderName(): string {
  return `${process.pid} ${hostname()}`
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
