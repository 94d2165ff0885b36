/** Starts the server: settings, starter editions, assets, starter packs, then prints one line with the address. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from './app'
import { archiveAssets } from './http/answers/asset-archive'
import { keepIndex } from './library/library-index'
import { importStarterPacks } from './library/packs/starter-packs'
import { importStarters } from './library/starters'
import { watchLibrary } from './library/upkeep/watch-library'
import { openControlPort } from './operate/control/control-port'
import { restoringFolder } from './operate/data-files'
import { createPrivately, makePrivate, shutOut } from './process/private-files'
import { projectDirectory } from './process/project-directory'
import { type Config, readConfig } from './settings/config'
import { withHelpNumbers } from './settings/help-numbers'
import { openStore } from './store/open-store'
import type { Store } from './store/store'

async function main(): Promise<void> {
  const config = await withHelpNumbers(readConfig(process.env))
  const project = projectDirectory()
  createPrivately()
  await mkdir(config.dataDirectory, { recursive: true }).catch((error: unknown) => {
    throw new Error(`The data directory cannot be made, DATA_DIR says where: ${String(error)}`)
  })
  if (existsSync(join(config.dataDirectory, restoringFolder)))
    throw new Error(`A restore of ${config.dataDirectory} was broken off: run npm run restore again`)
  let begin: () => void = () => undefined
  const isListening = new Promise<void>((resolve) => {
    begin = resolve
  })
  let members: Store | undefined
  const app = await buildApp({
    config,
    projectDirectory: project,
    logger: { level: 'info' },
    // Opening the embedded database blocks this thread for most of a second: reading comes first.
    openStore: async (log) => {
      await isListening
      members = await openStore(config, log)
      return members
    },
  })
  // A server whose disk is read-only still serves readers.
  const attempt = async (what: string, work: Promise<unknown>) =>
    await work.catch((error: unknown) => app.log.error({ err: error }, what))
  await attempt(
    'the assets of this build cannot be kept for later',
    archiveAssets(join(project, 'dist', 'assets'), join(config.dataDirectory, 'assets')),
  )
  await shutOut(config.dataDirectory)
  const library = join(config.dataDirectory, 'library')
  await attempt('the index of the library', keepIndex(library))
  const starting = {
    onImported: (abbreviation: string) => app.log.info({ abbreviation }, 'starter imported'),
    onFailed: (abbreviation: string, message: string) => app.log.error({ abbreviation }, message),
  }
  await importStarters(library, join(project, 'server', 'starter'), starting)
  await app.listen({ port: config.port, host: config.host })
  begin()
  const closeControlPort = await openControlPort(
    config.dataDirectory,
    () => members,
    (error) => app.log.error({ err: error }, 'a backup was broken off'),
  )
  const stopUpkeep = watchLibrary(library, app.log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopUpkeep()
      void closeControlPort().then(async () => await app.close())
    })
  }
  // Nobody waits for dictionaries to begin reading; a running server notices them at once.
  await importStarterPacks(library, join(project, 'server', 'starter-packs'), starting)
  // Checks every file, so nothing waits for it.
  const mended = await makePrivate(config.dataDirectory)
  if (mended > 0) app.log.info({ mended }, 'files of the data directory were open to other users')
  // Last, so that whoever started it finds the line below those of the log.
  process.stdout.write(
    `\n${config.productName} is ready: open ${addressOf(config)} in a browser. Ctrl+C stops it.\n`,
  )
}

function addressOf({ host, port }: Config): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
