// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { canonicalOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { initialCopyChoice, writeCopyChoice } from '#core/scripture/selection/copy-choice'
import {
  doing,
  draw,
  drawHook,
  find,
  press,
  textsOf,
  until,
  write,
} from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { bareManifest } from '../../../../tests/support/editions/bare-edition'
import { CopyForm } from './copy-box'
import { copiedEditions, keepCopiedEdition, keepCopyChoice, useCopyHabit } from './copy-choice'
import { type AddressedColumn, addressOf, allVerses } from './use-copied-columns'

const { t, database, worker } = startPage()

const choice = initialCopyChoice
const place = canonicalOf(43, 3, 16)
const column = (abbreviation: string, ...contents: readonly string[]): AddressedColumn => ({
  abbreviation,
  name: `Name von ${abbreviation}`,
  locale: 'de',
  direction: 'ltr',
  place: 'Johannes 3,16',
  slug: 'Joh3,16',
  references: [{ from: place, to: place }],
  naming: {
    names: { 43: { number: 43, abbr: 'Joh', name: 'Johannes', chapter: 'Johannes' } },
    separators: { book: ';', chapter: ',', verse: '.', range: '-' },
    locale: 'de',
  },
  verses: contents.map((content, index) => ({
    verse: { verse: 16 + index, content },
    canonical: 43_003_016 + index,
    isAfterGap: false,
    breaks: [],
  })),
})

describe('the editions of a comparison that are copied', () => {
  const three = ['LUT', 'ELB', 'ESV'].map((abbreviation) => ({ abbreviation }))
  it.each([
    ['all', [], ['LUT', 'ELB', 'ESV']],
    ['all but those left out', ['ELB'], ['LUT', 'ESV']],
    ['the first where all are left out', ['LUT', 'ELB', 'ESV'], ['LUT']],
    ['all, whatever was left out elsewhere', ['SDE'], ['LUT', 'ELB', 'ESV']],
  ])('are %s', (_, leftOut, copied) => {
    expect(copiedEditions(three, { choice, leftOut }).map(({ abbreviation }) => abbreviation)).toEqual(copied)
  })
})

describe('the address of what is copied', () => {
  it('opens all columns that have the verses, as the first of them writes it', () => {
    const columns = [column('LUT'), { ...column('ELB', 'Denn'), slug: 'Joh3,17' }, column('ESV', 'For')]
    expect(addressOf(columns)).toBe(`${location.origin}/ELB.ESV/Joh3,17`)
  })

  it('is none where no column has them', () => {
    expect(addressOf([column('LUT')])).toBe('')
  })
})

describe('all verses of a chapter', () => {
  it('are those of the first edition, merged ones by all their numbers', () => {
    const record = (abbreviation: string, canonical: number) => ({
      abbreviation,
      hash: '',
      titles: [],
      chapter: {
        canonical,
        verses: [
          { verse: 1, content: 'Eins' },
          { verse: 2, verse_end: 3, content: 'Zwei' },
        ],
        blocks: [],
      },
    })
    const data: PageData = {
      contract: 1,
      editions: [],
      manifests: [bareManifest({ abbreviation: 'SDE' }), bareManifest({ abbreviation: 'SEN' })],
      chapters: [record('SEN', 43_003_000), record('SDE', 43_002_000), record('SDE', 43_003_000)],
      names: {},
      address: {
        abbreviations: ['SDE', 'SEN'],
        chapter: 43_003_000,
        marked: [],
        others: [],
        path: '/SDE.SEN/Joh3',
      },
    }
    expect(allVerses(data)).toEqual([43_003_001, 43_003_002, 43_003_003])
    expect(allVerses({ ...data, chapters: [] })).toEqual([])
  })
})

describe('the habit of copying', () => {
  it('is shown at once and kept as an option; editions left out stay on this device', async () => {
    const hook = await drawHook(useCopyHabit, undefined)
    expect(hook.now().choice).toEqual(choice)
    await doing(() => keepCopyChoice({ ...hook.now().choice, link: false }))
    expect(hook.now().choice).toEqual({ ...choice, link: false })
    await doing(() => keepCopiedEdition(hook.now(), 'ELB', false))
    expect(hook.now().leftOut).toEqual(['ELB'])
    await until(() => {
      expect(worker.inputsOf('setOption')).toEqual([
        ['copy.choice', writeCopyChoice({ ...choice, link: false })],
      ])
      expect(worker.inputsOf('setFact')).toEqual([['copy-left-out', 'ELB']])
    })
    await doing(() => keepCopyChoice(choice))
    await doing(() => keepCopiedEdition(hook.now(), 'ELB', true))
    expect(hook.now()).toEqual({ choice, leftOut: [] })
  })

  it('is that of the first versions until something is chosen anew', async () => {
    await database.facts.put({ key: 'copy-parts', value: 'numbers place lines' })
    const hook = await drawHook(useCopyHabit, undefined)
    const first = { ...choice, lines: 'verses', edition: 'none', link: false } as const
    await until(() => expect(hook.now().choice).toEqual(first))
    await doing(() => keepCopyChoice({ ...hook.now().choice, link: true }))
    expect(hook.now().choice).toEqual({ ...first, link: true })
    await doing(() => keepCopyChoice(choice))
  })
})

describe('the form of copying', () => {
  const columns = [column('LUT', 'Denn also', 'Denn Gott'), column('ELB', 'So sehr')]
  const preview = (container: HTMLElement) => find(container, '[role=figure]').textContent ?? ''
  const part = (container: HTMLElement, name: string) =>
    find(container, 'label', t(`copying:part-${name}` as 'copying:part-link'))

  it('shows what is copied as it will be', async () => {
    const { container } = await draw(<CopyForm columns={columns} />)
    expect(preview(container)).toContain('Denn also')
    expect(preview(container)).toContain(`${location.origin}/LUT.ELB/Joh3,16`)
  })

  it('offers only what there is to choose where places alone are copied', async () => {
    const { container } = await draw(<CopyForm columns={columns} />)
    const offered = () => container.querySelectorAll('[role=switch], select').length
    const before = offered()
    await press(part(container, 'placeAlone'))
    expect(preview(container)).not.toContain('Denn also')
    expect(offered()).toBe(before - 3)
    await press(part(container, 'placeAlone'))
  })

  it('sets with a format what belongs to it, which can then be changed', async () => {
    const { container } = await draw(<CopyForm columns={[column('LUT', 'Denn', 'Gott')]} />)
    const choose = async (name: 'form' | 'place' | 'edition', value: string) => {
      const labels = [...container.querySelectorAll('label')]
      const label = labels.find(({ textContent }) => textContent.startsWith(t(`copying:list-${name}`)))
      await write(find(label ?? container, 'select'), value)
    }
    await choose('form', 'din')
    expect(preview(container)).toBe('„Denn Gott“ (Joh 3,16 LUT)')
    await choose('edition', 'name')
    await choose('place', 'first')
    expect(preview(container)).toBe('Joh 3,16 Name von LUT: „Denn Gott“')
    await choose('form', 'plain')
    expect(preview(container)).toContain('16 Denn 17 Gott\nJohannes 3,16 (LUT)\n')
  })

  it('leaves one edition at least', async () => {
    const { container } = await draw(<CopyForm columns={columns} />)
    const boxes = () => [...container.querySelectorAll<HTMLInputElement>('.chip input')]
    expect(textsOf(container, '.chip')).toEqual(['LUT', 'ELB'])
    await press(boxes()[0] as HTMLElement)
    expect(preview(container)).not.toContain('Denn also')
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, true])
    await press(boxes()[0] as HTMLElement)
  })

  it('has no editions to choose from where only one has the verses', async () => {
    const { container } = await draw(<CopyForm columns={[column('LUT', 'Denn'), column('ELB')]} />)
    expect(container.querySelector('.chip')).toBeNull()
  })
})
