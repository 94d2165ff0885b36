/** The built server as a process of its own, over a data folder of its own, so that a test can stop and start it. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitIndex, readIndex } from '../../../server/library/library-index'

export const projectRoot = join(import.meta.dirname, '..', '..', '..')

export interface AppServer {
  origin: string
  dataDirectory: string
  /** Of the process that runs now. */
  readonly pid: number | undefined
  /** Ends the process, at once unless told otherwise; the address refuses connections until `start`. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Also when it runs. */
  start(): Promise<void>
  /** Ends the process and removes its data. */
  close(): Promise<void>
}

/** The library of the starter editions and an empty members' database, made once per build: later servers copy them. */
const templates = join(projectRoot, '.cache', 'test-data')
const template = join(templates, buildStamp())
/** The files of this build, kept for later ones: two thirds of all files, which no server changes. */
const templateAssets = join(template, 'assets')

/** Starts a server with the starter editions, without the starter packs. `env` are settings. */
export async function startAppServer(env: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  if (!existsSync(template)) await makeTemplate()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'perikope-'))
  cpSync(template, dataDirectory, { recursive: true, filter: (path) => path !== templateAssets })
  symlinkSync(templateAssets, join(dataDirectory, 'assets'), 'junction')
  return await startServer(dataDirectory, env)
}

/** A server that ended in peace leaves data that can be copied. */
async function makeTemplate(): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'perikope-'))
  await declineStarterPacks(join(dataDirectory, 'library'))
  const server = await startServer(dataDirectory, {})
  await waitFor(`${server.origin}/api/likes`, () => 'its database')
  await server.stop('SIGTERM')
  mkdirSync(templates, { recursive: true })
  const made = `${template}-${process.pid}`
  cpSync(dataDirectory, made, { recursive: true })
  for (const name of readdirSync(templates))
    if (!name.startsWith(buildStamp())) rmSync(join(templates, name), { recursive: true, force: true })
  try {
    renameSync(made, template)
  } catch {
    // Another test was faster.
    rmSync(made, { recursive: true, force: true })
  }
  await server.close()
}

/** As if an operator had removed them: tests decide themselves which contents there are, and most begin without any. */
async function declineStarterPacks(library: string): Promise<void> {
  mkdirSync(library, { recursive: true })
  const declined = readdirSync(join(projectRoot, 'server', 'starter-packs'))
  await commitIndex(library, { ...readIndex(library), declined })
}

async function startServer(dataDirectory: string, env: Readonly<Record<string, string>>): Promise<AppServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const server: AppServer = {
    origin,
    dataDirectory,
    get pid() {
      return child?.pid
    },
    async start() {
      if (isRunning()) return
      child = spawn(process.execPath, [join(projectRoot, 'build', 'server', 'main.js')], {
        cwd: projectRoot,
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDirectory, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let errors = ''
      child.stderr?.on('data', (part: Buffer) => {
        errors += part.toString()
      })
      await waitFor(`${origin}/api/library`, () => errors)
    },
    async stop(signal = 'SIGKILL') {
      if (!isRunning()) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill(signal)
      await ended
    },
    async close() {
      await server.stop()
      // A program it had started to make its database may still be at work.
      rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    },
  }
  await server.start()
  return server
}

function buildStamp(): string {
  const stamp = join(projectRoot, '.cache', 'build')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'unstamped'
}

async function waitFor(address: string, errors: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not start: ${errors()}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
