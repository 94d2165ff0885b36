/**
 * npm start: installs what is missing, builds what changed, brings the starter editions and packs into the library, serves, prints the address.
 * The second time it only serves. Settings are environment variables, see docs/settings.md.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install, root } from './setup.mjs'

try {
  await install()
  if (await build()) console.log('Built.')
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const server = spawn(process.execPath, [join(root, 'build', 'server', 'main.js')], {
  cwd: root,
  stdio: 'inherit',
})
server.on('close', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
