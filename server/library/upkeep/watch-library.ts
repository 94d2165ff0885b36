/**
 * A running server does what is due for its library once nobody has changed it for a while: in a process of
 * its own with low priority, so that neither its memory nor its time is taken from readers.
 */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { hourMs } from '#core/time'
import { projectDirectory } from '../../process/project-directory'
import { isDue } from './keep-up'

/** Where it is said what happens. */
export interface UpkeepLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** Times in milliseconds; for tests. */
export interface UpkeepTimes {
  /** After the last change; an operator who adds several editions adds the next one sooner. */
  quietMs: number
  lookEveryMs: number
  /** After a run. */
  restMs: number
  /** After a run that failed: it may need more memory than there is. */
  againAfterMs: number
}

const usual: UpkeepTimes = {
  quietMs: 30_000,
  lookEveryMs: 10_000,
  restMs: 60_000,
  againAfterMs: hourMs,
}
/** Lines of a failed run that are logged. */
const shownLines = 5

/** Watches the library in `directory`, a folder of the data directory; returns what stops it. */
export function watchLibrary(directory: string, log: UpkeepLog, times: UpkeepTimes = usual): () => void {
  let running: ReturnType<typeof spawn> | undefined
  let notBefore = 0
  let isStopped = false
  const look = () => {
    if (running || Date.now() < notBefore || !isDue(directory, times.quietMs)) return
    const { child, ended } = run(directory, log)
    running = child
    void ended.then((failure) => {
      running = undefined
      notBefore = Date.now() + (failure === undefined ? times.restMs : times.againAfterMs)
      if (failure === undefined || isStopped) return
      log.error({ lines: failure }, 'the library could not be kept up; it is tried again')
    })
  }
  const timer = setInterval(look, times.lookEveryMs).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
    running?.kill()
  }
}

/** `ended` is the last lines of a run that failed. */
function run(directory: string, log: UpkeepLog) {
  const program = join(projectDirectory(), 'scripts', 'library.mjs')
  const child = spawn(process.execPath, [program, 'train', '--due'], {
    env: { ...process.env, DATA_DIR: dirname(directory) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  lower(child.pid)
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => {
      lines.push(line)
      log.info({ line }, 'upkeep of the library')
    })
  }
  const ended = new Promise<string[] | undefined>((resolve) => {
    child.once('error', (error) => resolve([String(error)]))
    child.once('close', (code) => resolve(code === 0 ? undefined : lines.slice(-shownLines)))
  })
  return { child, ended }
}

/** Before it has threads: they take over the priority. */
function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The system does not allow it, or the process has ended already.
  }
}
