// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Suggestion } from '#core/contract/address/suggestion'
import { drawHook, until } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { nothing, type Offered } from '../offered'
import type { Choice } from './entry-group'
import { useEntries } from './use-entries'

const { t, database } = startPage()

const context = { locale: 'de', abbreviations: ['LUT', 'ELB'] }
const run: Suggestion[] = []
const gone: string[] = []
const actions = {
  run: (chosen: Suggestion) => void run.push(chosen),
  go: (path: string) => void gone.push(path),
}
const place = (input: string, translation?: string): Suggestion => ({
  type: 'book',
  bookname: '',
  number: 43,
  canonical: 43_003_000,
  input,
  toBeSearched: false,
  ...(translation ? { translation } : {}),
})

const useThem = ({ offered = nothing, isOpen = true, abbreviations = context.abbreviations }) =>
  useEntries(offered, { ...context, abbreviations }, isOpen, actions)
const drawEntries = (given: { offered?: Offered; isOpen?: boolean; abbreviations?: string[] } = {}) =>
  drawHook(useThem, given)
const labels = (entries: readonly Choice[]) =>
  entries.map(({ label }) => label.replace(/[\u2066-\u2069]/g, ''))
const notes = (entries: readonly Choice[]) => entries.map(({ note }) => note.replace(/[\u2066-\u2069]/g, ''))

const readPassage = (title: string, at: number) =>
  database.recents.put({ path: `/LUT/${title}`, title, abbreviations: ['LUT'], at })
const searchedFor = (words: string, at: number) =>
  database.recentSearches.put({ path: `/search/${words}`, words, abbreviations: ['LUT', 'ELB'], at })

describe('what is offered for words', () => {
  const offered: Offered = {
    words: 'joh',
    suggestions: [
      place('Johannes 3'),
      place('Johannes 4'),
      { type: 'search', input: 'joh', toBeSearched: true },
    ],
    preferred: 1,
  }

  it('are places and the search for the words, each of which does what it says', async () => {
    const { now } = await drawEntries({ offered })
    expect(labels(now().places)).toEqual(['Johannes 3', 'Johannes 4'])
    expect(labels(now().searches)).toEqual([
      t('finding:searchFor', { words: 'joh' }).replace(/[\u2066-\u2069]/g, ''),
    ])
    now().places[1]?.run()
    expect(run.splice(0)).toEqual([offered.suggestions[1]])
  })

  it('say in which translations the place opens that Enter would open', async () => {
    const { now } = await drawEntries({ offered })
    expect(notes(now().places)).toEqual([
      '',
      t('finding:openIn', { editions: 'LUT · ELB' }).replace(/[\u2066-\u2069]/g, ''),
    ])
  })

  it('say the translation of a prefix in the place of those that are open', async () => {
    const { now } = await drawEntries({
      offered: { ...offered, suggestions: [place('Johannes 3', 'SDE')], preferred: 0 },
    })
    expect(notes(now().places)[0]).toContain('SDE')
  })

  it('say nothing where no translation was ever chosen', async () => {
    const { now } = await drawEntries({ offered, abbreviations: ['STANDARD'] })
    expect(notes(now().places)).toEqual(['', ''])
  })
})

describe('what was read last', () => {
  it('stands with what was searched for, the latest first', async () => {
    await readPassage('Joh 3', 1)
    await searchedFor('licht', 2)
    await readPassage('Ps 23', 3)
    const { now } = await drawEntries()
    await until(() => expect(labels(now().recent)).toEqual(['Ps 23', 'licht', 'Joh 3']))
    expect(notes(now().recent)).toEqual(['LUT', 'LUT · ELB', 'LUT'])
    now().recent[1]?.run()
    expect(gone.splice(0)).toEqual(['/search/licht'])
  })

  it('is what begins with the words, three at most', async () => {
    for (const [index, title] of ['Joh 1', 'Joh 2', 'Mt 5', 'joh 3', 'Joh 4'].entries())
      await readPassage(title, index)
    const { now } = await drawEntries({ offered: { ...nothing, words: ' JOH' } })
    await until(() => expect(labels(now().recent)).toEqual(['Joh 4', 'joh 3', 'Joh 2']))
  })

  it('is eight at most before anything is typed', async () => {
    for (let count = 1; count <= 12; count += 1) await readPassage(`Joh ${count}`, count)
    const { now } = await drawEntries()
    await until(() => expect(now().recent).toHaveLength(8))
  })

  it('does not move under a hand while the list is open, and is new when it opens again', async () => {
    await readPassage('Joh 3', 1)
    const hook = await drawEntries()
    await until(() => expect(labels(hook.now().recent)).toEqual(['Joh 3']))
    await readPassage('Ps 23', 2)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(labels(hook.now().recent)).toEqual(['Joh 3'])
    await hook.again({ isOpen: false })
    await until(() => expect(labels(hook.now().recent)).toEqual(['Ps 23', 'Joh 3']))
  })

  it('is nothing yet to who is new', async () => {
    const { now } = await drawEntries()
    await until(() => expect(now().isFirst).toBe(true))
  })
})
