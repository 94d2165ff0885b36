// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as limits from '#core/limits'
import { draw, find, key, nameOf, press, textsOf, until, write } from '../../../../tests/support/drawn/draw'
import { editionRow } from '../../../../tests/support/drawn/local-rows'
import { offline } from '../../../../tests/support/drawn/network'
import { startPage } from '../../../../tests/support/drawn/page'
import { TranslationPanel } from './translation-panel'

const { t, database } = startPage()

const editions = [
  editionRow('SDE', { summary: { name: 'Schlichte Bibel', locale: 'de' } }),
  editionRow('ELB', { summary: { name: 'Elberfelder', locale: 'de' }, isInstalled: true }),
  editionRow('ESV', { summary: { name: 'English Standard Version', locale: 'en' } }),
  editionRow('RVR', { summary: { name: 'Reina-Valera', locale: 'es' } }),
]

async function drawPanel(current: readonly string[] = []) {
  await database.editions.bulkPut(editions)
  const opened: (readonly string[])[] = []
  const { container } = await draw(
    <TranslationPanel
      current={current}
      isByKey={false}
      onOpen={(chosen) => opened.push(chosen)}
      onClose={() => {}}
    />,
  )
  await until(() => expect(names(container)).toHaveLength(4))
  return { container, opened }
}
const names = (container: HTMLElement) => textsOf(container, 'li b')
const groups = (container: HTMLElement) => textsOf(container, 'h2')
const filter = (container: HTMLElement) => find(container, 'input[type=search]')
const box = (container: HTMLElement, name: string) =>
  find<HTMLInputElement>(container, 'input[type=checkbox]', t('reading:addColumn', { name }))
const openButton = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].at(-1) as HTMLButtonElement

describe('the translations to choose from', () => {
  it('stand by what is open, what was read lately, then by language', async () => {
    await database.recents.put({ path: '/RVR/Jn3', title: '', abbreviations: ['RVR'], at: 1 })
    const { container } = await drawPanel(['ESV'])
    expect(groups(container)).toEqual([t('reading:chosen'), t('finding:recent'), 'Deutsch'])
    expect(names(container)).toEqual(['ESV', 'RVR', 'ELB', 'SDE'])
  })

  it('stand without network by where their text is', async () => {
    offline()
    const { container } = await drawPanel()
    expect(groups(container)).toEqual([t('reading:deviceGroup'), t('reading:needsNetwork')])
    expect(names(container)[0]).toBe('ELB')
  })

  it.each([
    ['an abbreviation', 'esv', ['ESV']],
    ['a name with a slip', 'elberfeldr', ['ELB']],
    ['a language in the words of the interface', 'spanisch', ['RVR']],
    ['accents that were not typed', 'reina valera', ['RVR']],
    ['nothing that is there', 'zzzzz', []],
  ])('are found by %s', async (_, words, found) => {
    const { container } = await drawPanel()
    await write(filter(container), words)
    expect(names(container)).toEqual(found)
  })

  it('open alone by their name', async () => {
    const { container, opened } = await drawPanel(['ESV'])
    await press(find(container, 'li:first-child button[aria-current]'))
    expect(opened).toEqual([['ESV']])
  })

  it('open by Enter in the filter, the first that was found', async () => {
    const { container, opened } = await drawPanel()
    await write(filter(container), 'deutsch')
    await key(filter(container), 'Enter')
    expect(opened).toEqual([['ELB']])
  })

  it('are compared in the order in which they were ticked', async () => {
    const { container, opened } = await drawPanel(['ESV'])
    await press(box(container, 'Elberfelder'))
    await press(box(container, 'Schlichte Bibel'))
    await press(box(container, 'English Standard Version'))
    expect(nameOf(openButton(container))).toBe(t('reading:compareCount', { count: 2 }))
    await press(openButton(container))
    expect(opened).toEqual([['ELB', 'SDE']])
  })

  it('stay where they stand when they are ticked', async () => {
    const { container } = await drawPanel(['ESV'])
    const before = names(container)
    await press(box(container, 'Elberfelder'))
    expect(names(container)).toEqual(before)
  })

  it('cannot be opened where none is ticked', async () => {
    const { container } = await drawPanel()
    expect(openButton(container).disabled).toBe(true)
  })

  it('are no more beside each other than there may be columns', async () => {
    const full = Array.from({ length: limits.maxColumns }, (_, index) => `X${index}`)
    const { container, opened } = await drawPanel(full)
    await press(box(container, 'Elberfelder'))
    await press(openButton(container))
    expect(opened).toEqual([full])
  })
})
