import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locales } from '#core/contract/locales'
import { plainText } from '#core/contract/pages/article-node'
import { projectDirectory } from '../process/project-directory'
import { readConfig } from '../settings/config'
import { readLanguages } from '../settings/languages'
import { openArticles } from './articles'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterAll(async () => await rm(data, { recursive: true }))

const own = 'server/articles/texts'
const model = { CHAT_URL: 'http://127.0.0.1:9/v1', CHAT_MODEL: 'small' }

async function privacyIn(locale: (typeof locales)[number], settings: Record<string, string>) {
  const config = readConfig({ DATA_DIR: data, ...settings })
  const languages = readLanguages(join(projectDirectory(), 'core/languages'))
  const { texts } = await openArticles(config, join(projectDirectory(), own), languages).of(locale)
  return plainText(texts.articles['privacy']?.body ?? [])
}

it.each([
  ['de', 'ein Sprachmodell antworten'],
  ['en', 'a language model may answer'],
] as const)('says what a language model is sent, and where (%s)', async (locale, words) => {
  const text = await privacyIn(locale, model)
  expect(text).toContain(words)
  expect(text).toContain('(127.0.0.1)')
})

it.each(['de', 'en'] as const)(
  'says nothing of one that is not there, or is turned off (%s)',
  async (locale) => {
    for (const settings of [{}, { ...model, CHAT_DAILY_TOKENS: '0' }])
      expect(await privacyIn(locale, settings)).not.toMatch(/Sprachmodell|language model|outsideChat|127\.0/)
  },
)

it.each(locales)('says it on a page of the operator that asks for it (%s)', async (locale) => {
  await mkdir(join(data, 'pages', locale), { recursive: true })
  await writeFile(join(data, 'pages', locale, 'privacy.md'), '# Privacy\n{{outsideChat}}')
  expect(await privacyIn(locale, model)).toMatch(/^[^{}]{80,}\(127\.0\.0\.1\)[^{}]{20,}$/)
  await rm(join(data, 'pages', locale), { recursive: true })
})
