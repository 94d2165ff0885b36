/**
 * The build itself, of page, worker, service worker and server under one id: BUILD_ID. It is a process of its
 * own: build.mjs must run before any package is installed, and Vite sets NODE_ENV for everything that runs
 * after it in its process.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { root } from '../setup.mjs'

const dist = join(root, 'dist')
const compressible = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/
/** Scripts besides the worker's own: each costs installations and screens a request (vite.config.ts, `families`). */
const mostScripts = 60
/** The service worker keeps fonts of other scripts and messages of other languages when they are first used. */
const precached = [
  'index.html',
  'boot.js',
  'icon.svg',
  'icon-192.png',
  'assets/{pt-serif,lato}-latin-{400,700}-normal-*.woff2',
]

rmSync(dist, { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await buildServiceWorker()
await compressAll()
await buildServer()
copyMigrations()

async function buildServiceWorker() {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))
  const shell = scripts.filter((name) => !/^lang-(?!de-|en-)/.test(name)).map((name) => `assets/${name}`)
  await buildScript('sw/main.ts', 'sw.js')
  await buildScript('sw/emergency.ts', 'sw-emergency.js')
  const { warnings, count, size } = await injectManifest({
    swSrc: join(dist, 'sw.js'),
    swDest: join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: [...precached, ...shell],
    dontCacheBustURLsMatching: /^\/assets\//,
    maximumFileSizeToCacheInBytes: 4_000_000,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [(entries) => ({ manifest: entries.map(withIntegrity) })],
  })
  if (warnings.length > 0) throw new Error(`The precache list is not complete:\n${warnings.join('\n')}`)
  checkPrecache(scripts, count, size)
}

/** One classic script without chunks, because a service worker must be one. */
async function buildScript(input, name) {
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      __KEPT_ASSETS__: JSON.stringify(keptAssets()),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      // Built as a library: dynamic imports get no helper that loads chunks. Their code is in the same file
      // and runs when needed.
      lib: { entry: join(root, input), formats: ['iife'], name: 'serviceWorker', fileName: () => name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}

/**
 * Files of /assets/ that may be outside the precache: the service worker deletes those of another build when
 * it takes over. Files of a face that is listed in a sheet of its own stay with the sheet (`sheetOfFace`).
 */
function keptAssets() {
  return readdirSync(join(dist, 'assets')).filter((name) =>
    /^(?:lang-|(?!noto-serif-[st]c-).*\.woff2$)/.test(name),
  )
}

/**
 * The browser refuses an answer that is cut or forged: the installation fails and the old version stays
 * (SERVICE-WORKER rule 6).
 */
function withIntegrity(entry) {
  const digest = createHash('sha256')
    .update(readFileSync(join(dist, entry.url)))
    .digest('base64')
  return { ...entry, integrity: `sha256-${digest}` }
}

/** Every file that precached code can name must be precached, or belong to a language (SERVICE-WORKER rule 1). */
function checkPrecache(scripts, count, size) {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const lost = scripts.filter((name) => !name.startsWith('lang-') && !worker.includes(name))
  if (lost.length > 0 || count === 0) throw new Error(`Not precached: ${lost.join(', ')}`)
  const named = scripts.filter((name) => name.endsWith('.js') && !name.startsWith('main-'))
  if (named.length > mostScripts)
    throw new Error(`${named.length} scripts instead of ${mostScripts} at most: ${named.join(', ')}`)
  const sizes = named.map((name) => statSync(join(dist, 'assets', name)).size).sort((a, b) => a - b)
  const median = Math.round((sizes[sizes.length >> 1] ?? 0) / 1000)
  console.log(
    `Precache: ${count} files, ${Math.round(size / 1000)} kB; ${named.length} scripts, median ${median} kB`,
  )
}

async function buildServer() {
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'build/server',
      emptyOutDir: true,
      rolldownOptions: {
        input: serverEntries(),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}

function copyMigrations() {
  cpSync(join(root, 'server/store/migrations'), join(root, 'build/server/migrations'), { recursive: true })
}

function serverEntries() {
  const entries = {
    main: join(root, 'server/main.ts'),
    library: join(root, 'server/library/command/main.ts'),
    operate: join(root, 'server/operate/main.ts'),
    creator: join(root, 'server/store/embedded/creator.ts'),
    training: join(root, 'server/library/meaning/training-worker.ts'),
    words: join(root, 'server/library/learnt-words/words-worker.ts'),
    search: join(root, 'server/search/search-worker.ts'),
    database: join(root, 'server/store/embedded/database-thread.ts'),
  }
  return Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path)))
}

async function compressAll() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== 'index.html')
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.flatMap((file) => [
      pipeline(
        createReadStream(file),
        createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        createWriteStream(`${file}.br`),
      ),
      pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
    ]),
  )
}
