/**
 * Packs the small scripts and styles of the app into one more file, for the service worker alone: each of
 * them would cost every installation a request and a record. Pages load them one by one.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Below this size the request costs more than the content. */
const smallBytes = 10_000

/**
 * Writes `assets/pack-….json`, texts by path, of the built files with the given names. Files that the page
 * itself names stay out, because it requests them before anything else. Returns the path of the pack and the
 * names of the files in it.
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

/**
 * Scripts and styles that every device gets: those of languages other than German and English are loaded when
 * they are used.
 */
export function shellFiles(dist) {
  return readdirSync(join(dist, 'assets')).filter(
    (name) => /\.(?:js|css)$/.test(name) && !/^lang-(?!de-|en-)\w+-/.test(name),
  )
}
