/** Reading plans by the command of the library, and read again as the page does: by the call, and of the pack as it lies. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPack } from '#core/content/reading/content-source'
import { packOfPlan, packPlan, plansOfPack } from '#core/content/reading/pack-plans'
import type { PackSummary } from '#core/contract/content/answers'
import { openLibrary } from '../../../server/library/library'
import { contentSource } from '../../../server/pages/contents/content-page'
import { startTestServer, type TestServer } from '../test-server'
import { runCommand } from './run-command'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => await server.close())

const library = async (...args: string[]) => await runCommand(server.data, args)
const dataOf = async (url: string) => (await server.app.inject({ url })).json().data

/** Writes a file beside the data of the server and gives its path. */
async function written(name: string, content: unknown): Promise<string> {
  const path = join(server.data, '..', 'given', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content instanceof Uint8Array ? content : JSON.stringify(content))
  return path
}

/** The one plan of a pack as it lies in the library. */
async function planIn(abbr: string) {
  const opened = openLibrary(server.library, { onDamage: (file) => expect(file).toBe('whole') })
  try {
    const pack = await findPack(contentSource(opened.view()), abbr)
    return pack && (await plansOfPack(pack))[0]?.plan
  } finally {
    await opened.close()
  }
}

const week = {
  title: 'Mark in a week',
  locale: 'en',
  sections: [{ readings: ['MRK 1-3'] }, { id: 4, title: 'Parables', readings: ['Mark 4'] }],
}

it('refuses a wrong plan, says why, and changes nothing', async () => {
  const sections = [...week.sections, { id: 4, readings: ['Mark 5'] }]
  const file = await written('plan.json', { ...week, sections })
  const { code, output } = await library('add', file, '--licence', 'CC0')
  expect([code, output]).toEqual([1, expect.stringContaining('section 4: it stands after section 4')])
  expect(output).toContain('plan.json')
  expect((await library('add', await written('plan.json', week))).output).toContain('licence')
  expect(await dataOf('/api/resources')).toEqual([])
})

it('takes a plan in; the call of an article gives it with its sections', async () => {
  const file = await written('plan.json', week)
  const { code, output } = await library('add', file, '--licence', 'CC0')
  expect([code, output]).toEqual([0, expect.stringContaining('references: 2 of 2 marked read')])
  await expect
    .poll(async () => await dataOf('/api/resources'))
    .toMatchObject([{ abbr: 'PLAN', name: week.title, kind: 'plans', locale: 'en', counts: { items: 1 } }])
  const packs: PackSummary[] = await dataOf('/api/resources')
  const named = packOfPlan('plan-1', packs)
  const { articles } = await dataOf(`/api/resources/PLAN/articles/${named?.article}`)
  const shown = named && packPlan(articles[0], named.pack)
  expect(shown?.plan).toEqual({
    key: 'plan-1',
    number: 1,
    rule: 'day',
    numbering: 'eng',
    sections: [
      { id: 1, title: '', ranges: [{ from: 41_001_000, to: 41_003_000 }] },
      { id: 4, title: 'Parables', ranges: [{ from: 41_004_000, to: 41_004_000 }] },
    ],
  })
  expect(await planIn('PLAN')).toEqual(shown?.plan)
})

it('keeps its number and those of its sections over an update, and what was there where the update is wrong', async () => {
  const sections = [{ readings: ['MRK 1'] }, ...week.sections.slice(1), { readings: ['Mark 6'], id: 7 }]
  const other = { ...week, title: 'Acts', sections: [{ readings: ['ACT 1'] }] }
  const wrong = await written('plan.json', { ...week, sections: [] })
  expect((await library('update', 'PLAN', wrong)).output).toContain('no sections')
  expect((await planIn('PLAN'))?.sections).toHaveLength(2)
  const file = await written('plan.json', [other, { ...week, sections }])
  expect((await library('update', 'PLAN', file)).code).toBe(0)
  await expect
    .poll(async () => (await dataOf('/api/resources/PLAN/articles/1')).articles[0].groups)
    .toMatchObject([{ section: { id: 1 } }, { section: { id: 4 } }, { section: { id: 7 } }])
  expect((await dataOf('/api/resources/PLAN/heads')).heads).toEqual([
    { id: 2, head: 'Acts' },
    { id: 1, head: week.title },
  ])
})

it('takes one of AndBible, also in an archive', async () => {
  const lines = 'Versification=Luther\n1=Jan-1;Joel.4,Gen.1\n2=Feb-29;2Sam.5.11-2Sam.6\n'
  const bytes = new TextEncoder().encode(lines)
  const file = await written('year.zip', zipSync({ 'plans/year.properties': bytes }))
  const { code, output } = await library('add', file, '--licence', 'CC0', '--name', 'The year')
  expect([code, output]).toEqual([0, expect.stringContaining('references: 3 of 3 marked read')])
  expect(await planIn('YEAR')).toMatchObject({
    rule: 'date',
    numbering: 'org',
    sections: [
      { id: 1, date: '01-01' },
      { id: 2, date: '02-29', ranges: [{ from: 10_005_011, to: 10_006_023 }] },
    ],
  })
  await rm(file)
})
