import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Edition } from '#core/scripture/editions/edition'
import { runCommand } from '../../../tests/contract/library/run-command'
import { englishEdition, smallEdition, smallReport } from '../../../tests/contract/small-edition'
import { projectDirectory } from '../../process/project-directory'
import { isToLearn } from '../to-learn'
import { addEdition } from '../writing/change-library'

let data = ''
let directory = ''
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'learn-'))
  directory = join(data, 'library')
  for (const edition of [smallEdition(), englishEdition()]) await putWhole(edition)
})
afterEach(async () => await rm(data, { recursive: true, force: true }))

/** It counts as a whole edition, with words that stand in more than one verse. */
async function putWhole(edition: Edition): Promise<void> {
  for (const chapter of edition.books.flatMap((book) => book.chapters)) {
    for (const verse of chapter.verses) verse.content = `${verse.content} ${edition.locale}${verse.verse % 2}`
    const [last] = chapter.verses.slice(-1)
    if (last) last.verse_end = 20_000
  }
  await addEdition(directory, async () => ({ edition, report: smallReport(edition) }), {
    quality: 1,
    remember: { isQuick: true },
  })
}

const run = async (...args: string[]) => await runCommand(data, args)

it('has nothing learnt after a starter edition came, changed or went, but after a whole one went', async () => {
  const starter = join(projectDirectory(), 'server', 'starter', 'SES')
  expect((await run('add', starter, '--as', 'MIO')).output).not.toContain('learns')
  expect((await run('update', 'MIO', starter)).code).toBe(0)
  expect((await run('remove', 'MIO')).output).toBe('MIO removed\n')
  expect(isToLearn(directory)).toBe(false)
  await putWhole({ ...smallEdition(), abbreviation: 'OTH' })
  expect((await run('remove', 'OTH')).output).toContain('learns the meanings in the background')
  expect(isToLearn(directory)).toBe(true)
})

it('says first what it is about to do', async () => {
  const { output } = await run('train')
  expect(output.split('\n')[0]).toBe('Learns meanings, packs 2 editions smaller: TST, ENG.')
  expect(output).toContain('Packed smaller: TST, ENG')
  expect((await run('train')).output.split('\n')[0]).toBe('Learns meanings.')
})
