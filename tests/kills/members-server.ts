/** A server of its own process for tests: the real app and the real store, without starter editions and a build. Settings as ever. */
import { mkdir } from 'node:fs/promises'
import { buildApp } from '../../server/app'
import { projectDirectory } from '../../server/process/project-directory'
import { readConfig } from '../../server/settings/config'
import { openStore } from '../../server/store/open-store'

const config = readConfig(process.env)
await mkdir(config.dataDirectory, { recursive: true })
const app = await buildApp({
  config,
  projectDirectory: projectDirectory(),
  logger: { level: 'error' },
  openStore: async (log) => await openStore(config, log),
})
await app.listen({ port: config.port, host: config.host })
process.stdout.write('listening\n')
process.once('SIGTERM', () => void app.close().then(() => process.exit()))
// Whoever started it is gone.
process.stdin.resume().once('end', () => process.exit())
