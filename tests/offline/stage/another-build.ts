/** Another build of the app, as the network would bring it: the same files with a shell that says its number. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { expect } from 'vitest'
import { projectRoot } from '../../support/servers/app-server'
import type { MeddlingProxy } from './meddling-proxy'

/** A worker in charge is taken for idle by then. */
const idleAfterMs = 12_000

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

/**
 * Makes the network answer as after a deployment that left nothing of the build before: every script and style sheet has another name,
 * the old names are gone, and the pages of the server name the new ones. The service worker stays as it is; a page without one sees all
 * of it.
 */
export function deployAnew(network: MeddlingProxy): void {
  const assets = join(projectRoot, 'dist', 'assets')
  const named = new Set(readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)))
  const build = readFileSync(join(projectRoot, '.cache', 'build'), 'utf8').slice(0, 12)
  const renamed = (text: string) =>
    text
      .replaceAll(/[\w.-]+-[\w-]{8}\.(js|css)\b/g, (name) => (named.has(name) ? newName(name) : name))
      .replaceAll(build, 'another-one')
  const oldNames = new Map([...named].map((name) => [newName(name), name]))
  network.meddle = (path) => {
    const [, name = ''] = /^\/assets\/([^?]+)/.exec(path) ?? []
    if (named.has(name)) return { kind: 'answer', status: 404, type: 'text/plain', body: '' }
    const oldName = oldNames.get(name)
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    if (oldName)
      return { kind: 'answer', status: 200, type, body: renamed(readFileSync(join(assets, oldName), 'utf8')) }
    return /^\/(api|assets)\/|\.\w+$/.test(path) ? undefined : { kind: 'change', change: renamed }
  }
}

const newName = (name: string) => name.replace(/\.(?=js$|css$)/, '.new.')

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

/** Whether a new version waits and none is just being installed; a page that is being left says no. */
export async function hasWaiting(page: Page): Promise<boolean> {
  return await page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return !!registration?.waiting && !registration.installing
    })
    .catch(() => false)
}

/**
 * Until a page that agreed is made by this build. What any tab asks for at the very moment of the takeover starts the old worker again, which
 * then goes when it has been idle for half a minute; with a test watching the browser never ends it, so that is done here.
 */
export async function untilTakenOver(page: Page, build: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const inCharge = followWorkerInCharge(session)
  await session.send('ServiceWorker.enable')
  const endsAt = Date.now() + idleAfterMs
  const built = async () => {
    const versionId = inCharge()
    if (Date.now() > endsAt && versionId && (await hasWaiting(page)))
      await session.send('ServiceWorker.stopWorker', { versionId })
    return await buildOf(page)
  }
  await expect.poll(built, { interval: 500, timeout: 45_000 }).toBe(build)
  await session.detach()
}

/** Answers which version of the service worker is running and in charge. */
function followWorkerInCharge(session: CDPSession): () => string | undefined {
  const running = new Map<string, boolean>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, runningStatus } of versions)
      running.set(versionId, status === 'activated' && runningStatus === 'running')
  })
  return () => [...running].find(([, isRunning]) => isRunning)?.[0]
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
