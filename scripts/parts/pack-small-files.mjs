/**
 * The small scripts and styles of the app as one file more, for the service worker alone: each by itself would cost every
 * installation a request and a record of its own. Pages load them one by one, as always.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Below it the request costs more than what it brings. */
const smallBytes = 10_000

/**
 * Writes `assets/pack-….json`, texts by path, of the built files whose names are given. What the page itself names stays out: it is
 * asked for before anything else. Returns the path of the pack and the names of the files in it.
 */
export function packSmallFiles(dist, names) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const packed = names.filter(
    (name) => !page.includes(name) && statSync(join(dist, 'assets', name)).size < smallBytes,
  )
  const texts = packed.map((name) => [`/assets/${name}`, readFileSync(join(dist, 'assets', name), 'utf8')])
  const content = JSON.stringify(Object.fromEntries(texts))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const path = `/assets/pack-${hash}.json`
  writeFileSync(join(dist, path), content)
  return { path, packed }
}

/** Scripts and styles every device has: those of languages other than German and English come when they are used. */
export function shellFiles(dist) {
  return readdirSync(join(dist, 'assets')).filter(
    (name) => /\.(?:js|css)$/.test(name) && !/^lang-(?!de-|en-)\w+-/.test(name),
  )
}
