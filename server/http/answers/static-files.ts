/**
 * Files of one directory, with the compressed forms the build created beside them (`.br`, `.gz`). A requested
 * path is looked up only below the directory; hidden files do not exist.
 */
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { shortHash } from '../../bytes/canonical-json'
import type { Encoding } from '../../bytes/encodings'
import { htmlType, jsonType, type Prepared } from './prepared'

/** The files of a directory. */
export interface StaticFiles {
  /** The file of a path such as `/assets/main-1a2b.js`; undefined if there is none. */
  find(path: string): Promise<Prepared | undefined>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': htmlType,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': jsonType,
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

interface KnownFile {
  stamp: string
  prepared: Prepared
}

/** The files below `directory`, which may not exist yet and may change while the server runs. */
export function staticFiles(directory: string): StaticFiles {
  const known = new Map<string, KnownFile>()
  return {
    async find(path) {
      const name = safeName(path)
      const contentType = name && types[extname(name)]
      if (!name || !contentType) return undefined
      const full = join(directory, name)
      const found = await stat(full).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const stamp = `${found.mtimeMs}-${found.size}`
      const before = known.get(name)
      if (before?.stamp === stamp) return before.prepared
      const prepared = await prepareFile(full, contentType)
      known.set(name, { stamp, prepared })
      return prepared
    },
  }
}

/** A relative path of plain segments; undefined for any path that could lead elsewhere. */
function safeName(path: string): string | undefined {
  const segments = path.replace(/^\//, '').split('/')
  return segments.every((segment) => /^[\p{L}\p{N}_@+~-][\p{L}\p{N}._@+~-]*$/u.test(segment))
    ? segments.join('/')
    : undefined
}

async function prepareFile(full: string, contentType: string): Promise<Prepared> {
  const plain = await readFile(full)
  const kept = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  const hasForms = await Promise.all([isFile(`${full}.br`), isFile(`${full}.gz`)])
  return {
    contentType,
    hash: shortHash(plain),
    isSmall: hasForms.includes(false),
    bytes(encoding) {
      const bytes = kept.get(encoding) ?? readFile(`${full}${endings[encoding]}`)
      kept.set(encoding, bytes)
      return bytes
    },
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}
