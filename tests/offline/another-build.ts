/** Another build of the app, as the network would bring it: the same files with a shell that says its number. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { projectRoot } from '../support/app-server'
import type { MeddlingProxy } from './meddling-proxy'

/** Makes the network answer with a build that differs in its shell, which says its number. */
export function serveBuild(network: MeddlingProxy, build: string): void {
  const shell = (html: string) => html.replace('<body>', `<body data-build="${build}">`)
  const original = readFileSync(join(projectRoot, 'dist', 'index.html'), 'utf8')
  const worker = readFileSync(join(projectRoot, 'dist', 'sw.js'), 'utf8')
    .replace(createHash('md5').update(original).digest('hex'), `build-${build}`)
    .replace(digest(original), digest(shell(original)))
  network.meddle = (path) => {
    if (path === '/sw.js') return { kind: 'answer', status: 200, type: 'text/javascript', body: worker }
    return path.startsWith('/index.html') ? { kind: 'change', change: shell } : undefined
  }
}

/** Asks for a new version and answers what became of it. */
export async function checkForUpdate(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
    const found = registration?.installing
    if (!found) return registration?.waiting ? 'installed' : 'none'
    return await new Promise<string>((resolve) => {
      found.addEventListener('statechange', () => {
        if (found.state !== 'installing') resolve(found.state)
      })
    })
  })
}

/** The number of the build a page was made by. */
export async function buildOf(page: Page): Promise<string | null> {
  return await page
    .locator('body')
    .getAttribute('data-build')
    .catch(() => null)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
