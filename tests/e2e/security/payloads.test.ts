/**
 * Texts that try to become code, in every place of SECURITY 5.5 that shows text: none of them runs. What the server prints is looked at
 * without the content security policy, so that nothing but the printing keeps it harmless.
 */
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addEdition } from '../../../server/library/writing/change-library'
import { smallReport } from '../../contract/small-edition'
import { payloadEdition } from '../../support/editions/payload-edition'
import { isMarkup, payloads } from '../../support/editions/payloads'
import { isLong } from '../../support/long-series'
import { atRestWithAnswers } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

const timeoutMs = isLong ? 900_000 : 60_000
const perEdition = isLong ? 16_000 : 800

let server: AppServer
let person: Person
let executed: number[]

beforeAll(async () => {
  server = await startAppServer()
  const edition = payloadEdition('PAY', 0, perEdition)
  const read = async () => ({ edition, report: smallReport(edition) })
  await addEdition(join(server.dataDirectory, 'library'), read, { quality: 1 })
  person = await openBrowser()
})
afterAll(async () => {
  await person.close()
  await server.close()
})

it('run where they are taken for markup: the control', async () => {
  const page = await newPage(person.context)
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(server.origin)
  for (let from = 0; from < 400; from += 50) {
    await page.evaluate(
      (texts) => {
        for (const text of texts) document.body.append(document.createRange().createContextualFragment(text))
      },
      payloads(from, from + 50).filter((_, index) => isMarkup(from + index)),
    )
  }
  await expect.poll(() => new Set(executed).size).toBeGreaterThan(80)
  await page.close()
})

it(
  'do not run in the chapters the server prints, without any policy',
  async () => {
    const page = await newPage(person.context, withoutPolicy)
    const paths = await chapterPaths()
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths) {
      await page.goto(server.origin + path, { waitUntil: 'load' })
      expect(await page.locator('.v').count(), path).toBe(50)
    }
    await expectNothingRan(page)
  },
  timeoutMs,
)

it(
  'do not run in the chapters the page draws, nor in notes, references, search and comparison',
  async () => {
    const page = await newPage(person.context)
    const paths = await chapterPaths()
    for (const path of paths.slice(0, isLong ? 40 : 4)) {
      await page.goto(server.origin + path)
      await page.locator('#root article:visible .v').first().waitFor()
    }
    for (const path of [
      '/PAY.SDE/1001000',
      '/search/PAY/executed',
      '/bible/PAY',
      '/cross-reference/PAY/1001000',
    ]) {
      await page.goto(server.origin + path)
      await page.locator('main, dialog').first().waitFor()
      await atRestWithAnswers(person, page)
    }
    await expectNothingRan(page)
  },
  timeoutMs,
)

it(
  'do not run in addresses and what is searched for',
  async () => {
    const page = await newPage(person.context)
    const words = payloads(0, isLong ? 400 : 44).map((text) =>
      encodeURIComponent(
        text
          .replaceAll('/', ' ')
          .replace(/\p{Cc}/gu, ' ')
          .trim(),
      ),
    )
    for (const word of words) {
      // Set as a document of no address: nothing of the answer counts but its markup.
      for (const path of [`/search/SDE/${word}`, `/SDE/${word}`, `/${word}`])
        await page.setContent(await (await fetch(server.origin + path)).text(), { waitUntil: 'commit' })
    }
    for (const word of words.filter((_, index) => index % 7 === 0)) {
      await page.goto(`${server.origin}/search/SDE/${word}`)
      await atRestWithAnswers(person, page)
    }
    await expectNothingRan(page)
  },
  timeoutMs,
)

async function newPage(
  context: BrowserContext,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Page> {
  executed = []
  const page = await context.newPage()
  await page.exposeFunction('executed', (number: number) => void executed.push(number))
  page.on('dialog', (dialog) => void dialog.dismiss())
  await prepare(page)
  return page
}

/** Documents come without the policy and without the app, which would draw them anew. */
async function withoutPolicy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.abort()
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
}

async function chapterPaths(): Promise<string[]> {
  const answer = await fetch(`${server.origin}/api/library/PAY`)
  const { data }: { data: { bookList: { number: number; chapters: number[] }[] } } = await answer.json()
  return data.bookList.flatMap(({ number, chapters }) =>
    chapters.map((chapter) => `/PAY/${number * 1_000_000 + chapter * 1000}`),
  )
}

/** What runs late has time to do so. */
async function expectNothingRan(page: Page): Promise<void> {
  await atRestWithAnswers(person, page)
  expect(executed).toEqual([])
  await page.close()
}
