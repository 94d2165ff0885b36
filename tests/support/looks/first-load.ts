/** The scripts a first chapter waits for: what its page names, what that imports at once, and the texts of its language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../servers/app-server'

const dist = join(projectRoot, 'dist')

/** Paths of the built app, as `/assets/app-….js`. */
export function firstScripts(locale: string): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const found = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  // Grows while it is walked.
  for (const path of found)
    for (const [, name] of scriptOf(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      if (!found.includes(`/assets/${name}`)) found.push(`/assets/${name}`)
  const texts = scripts().find((path) => new RegExp(`/lang-${locale}-[\\w-]{8}\\.js$`).test(path))
  return texts ? [...found, texts] : found
}

/** All of them. */
export function scripts(): string[] {
  return readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`)
}

export function scriptOf(path: string): string {
  return readFileSync(join(dist, path), 'utf8')
}

/** Those in the page and in files. */
export function styles(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const inPage = [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css)
  const names = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'))
  return [...inPage, ...names.map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))]
}
