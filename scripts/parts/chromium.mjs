/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, then one on the PATH, then Playwright's own; else installs one, with the
 * system's package manager where we may, otherwise with Playwright. Exports only.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { program, run } from '../setup.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium, installed if need be; throws with instructions when it cannot be installed. */
export async function findOrInstallChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Installing Chromium (once) ...')
  const isRoot = process.getuid?.() === 0
  const ways = [
    ...(isRoot && existsSync('/usr/bin/apt-get')
      ? [
          [
            'sh',
            ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'],
          ],
        ]
      : []),
    [program('playwright'), ['install', 'chromium']],
  ]
  for (const [command, args] of ways) {
    await run(command, args, { quiet: true }).catch((error) =>
      console.log(error.message.split('\n').slice(0, 3).join('\n')),
    )
    const path = await findChromium()
    if (path) return path
  }
  throw new Error(
    'No Chromium found and none could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const paths = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const onPath = paths.find((path) => existsSync(path))
  if (onPath) return onPath
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}
