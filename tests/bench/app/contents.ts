/**
 * Contents in the lab of A1: a dictionary onto the device, a word looked up, the longest chapter of a commentary, a topic of thousands of
 * places. Needs the study data beside the repository.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { addPack } from '../../../server/library/command/packs'
import { readPath } from '../../../server/library/read-source'
import { projectRoot } from '../../support/servers/app-server'
import { type Bench, limitFigure } from '../figure'
import { median } from '../measure'
import type { Stage } from '../stage'
import { startBenchServer } from '../support/bench-server'
import { openLab, until, visit } from './lab'

const study = join(projectRoot, '..', 'shared', 'study')
const packs = [
  ['EASTON', 'dict-easton/easton.zefania-dict.xml.gz'],
  ['MHC', 'commentary-mhc/mhc-html.zip'],
  ['NAVE', 'topics-nave/nave.zefania-dict.xml.gz'],
] as const
/** Psalm 119 has the longest commentary; it is opened at its first section. */
const longest = '/BSB/Ps119'
const rounds = 5

export const contents: Bench = {
  id: 'CONTENT',
  async measure(stage) {
    const baseline = 'four times slower processor'
    if (!existsSync(study))
      return [{ id: 'CONTENT', what: 'needs ../shared/study', goal: '', reached: 'not measured', baseline }]
    const dataDirectory = await studyLibrary(stage)
    const server = await startBenchServer({ ...(await stage.library()), dataDirectory })
    const person = await openLab()
    const { page } = person
    try {
      await visit(page, `${server.origin}/BSB/Joh3`)
      const load = await loadMs(page, server.origin)
      const lookUps = await lookUpMs(page, server.origin)
      const section = await sectionMs(page, `${server.origin}${longest}`)
      const topic = await topicMs(page, server.origin)
      const figure = (what: string, value: number, atMost: number, detail: string) =>
        limitFigure({ id: 'CONTENT', what, value, atMost, unit: 'ms', detail, baseline })
      return [
        figure(
          'Easton onto the device, its download aside',
          load.ms,
          3000,
          `download ${Math.round(load.fetchMs)}`,
        ),
        figure(
          'a word looked up, box and article shown',
          median(lookUps),
          100,
          `slowest ${Math.round(Math.max(...lookUps))}`,
        ),
        figure(
          'longest commentary chapter, section shown',
          section.ms,
          100,
          `longest task ${Math.round(section.longestTaskMs)}`,
        ),
        figure(
          'a topic of thousands of places, first aspect shown',
          topic.ms,
          100,
          `longest task ${Math.round(topic.longestTaskMs)}`,
        ),
      ]
    } finally {
      await person.close()
      await server.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    }
  },
}

/** A copy of the benches' library with the study packs. */
async function studyLibrary(stage: Stage): Promise<string> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'perikope-contents-'))
  cpSync((await stage.library()).dataDirectory, dataDirectory, { recursive: true })
  for (const [abbreviation, path] of packs) {
    const input = await readPath(join(study, path))
    const choices = { licence: 'Public domain', locale: 'en' }
    await addPack(join(dataDirectory, 'library'), input, choices, abbreviation)
  }
  return dataDirectory
}

/** From the click until all of it is stored; `fetchMs`: the same files by themselves. */
async function loadMs(page: Page, origin: string): Promise<{ ms: number; fetchMs: number }> {
  await page.goto(`${origin}/downloads#contents`)
  const button = page.getByRole('button', { name: /Easton.* laden/ })
  await button.waitFor()
  const fetchMs = await page.evaluate(async () => {
    const from = performance.now()
    const { data } = await (await fetch('/api/resources/EASTON')).json()
    for (const { hash } of data.segments)
      await (await fetch(`/api/resources/EASTON/segments/${hash}`, { cache: 'no-store' })).arrayBuffer()
    return performance.now() - from
  })
  await button.click()
  const from = performance.now()
  await page.getByText('Geladen', { exact: true }).first().waitFor()
  return { ms: performance.now() - from - fetchMs, fetchMs }
}

/** From the key until the article is on the screen, on this device. */
async function lookUpMs(page: Page, origin: string): Promise<number[]> {
  await visit(page, `${origin}/BSB/Joh3`)
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const ms = await page.evaluate(async () => {
      const verse = document.querySelector('.v[data-v="1"]')
      const nodes = document.createTreeWalker(verse ?? document, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const at = nodes.currentNode.textContent?.indexOf('Nicodemus') ?? -1
        if (at >= 0) getSelection()?.setBaseAndExtent(nodes.currentNode, at, nodes.currentNode, at + 9)
      }
      const from = performance.now()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true, cancelable: true }))
      while (!document.querySelector('[role="status"] article p')) await new Promise(requestAnimationFrame)
      return performance.now() - from
    })
    // The first one loads the code.
    if (round > 0) times.push(ms)
    await page.keyboard.press('Escape')
    await until(() => page.evaluate(() => !document.querySelector('[role="status"] article p')))
  }
  return times
}

interface Shown {
  ms: number
  longestTaskMs: number
}

/** From the click on a closed section until its text is on the screen. */
async function sectionMs(page: Page, address: string): Promise<Shown> {
  await page.setViewportSize({ width: 1500, height: 900 })
  await visit(page, address)
  await until(() => page.evaluate(() => document.querySelector('section[data-at] h4 button') !== null))
  return await page.evaluate(async () => {
    const open = document.querySelector<HTMLElement>('section[data-at] h4 button')
    const section = open?.closest('section')
    open?.click()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    globalThis.vitals.longestTaskMs = 0
    const from = performance.now()
    open?.click()
    while (!section?.querySelector('p')) await new Promise(requestAnimationFrame)
    const ms = performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, 3000))
    return { ms, longestTaskMs: globalThis.vitals.longestTaskMs }
  })
}

/** From the link in the list until the first aspect is on the screen. */
async function topicMs(page: Page, origin: string): Promise<Shown> {
  await page.setViewportSize({ width: 412, height: 823 })
  await visit(page, `${origin}/topics`)
  await page.getByRole('searchbox').fill('jesus, the')
  await until(() => page.evaluate(() => document.querySelectorAll('dialog li a').length === 1))
  return await page.evaluate(async () => {
    globalThis.vitals.longestTaskMs = 0
    const from = performance.now()
    document.querySelector<HTMLElement>('dialog li a')?.click()
    while (!document.querySelector('dialog section section li')) await new Promise(requestAnimationFrame)
    const ms = performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, 2000))
    return { ms, longestTaskMs: globalThis.vitals.longestTaskMs }
  })
}
