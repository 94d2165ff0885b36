// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publicSettingsFact } from '#db/public-settings'
import { draw, find, textsOf, until, wordsIn } from '../../../tests/support/drawn/draw'
import { startPage } from '../../../tests/support/drawn/page'
import { database } from '../../platform/local/database'
import { CareNote } from './care-note'

const { t } = startPage()

const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(async () => {
  speaks('de-AT')
  await database.facts.delete(publicSettingsFact)
})

async function shown(note = <CareNote kind="violence" isCertain />) {
  const { container } = await draw(note)
  await until(() => expect(container.querySelector('select')).not.toBeNull())
  return container
}

const hrefs = (container: Element) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('what somebody in danger reads', () => {
  it('is the text of the danger, and numbers of the country of the device that can be pressed', async () => {
    const container = await shown()
    expect(wordsIn(container)).toContain(t('care:violence'))
    expect(hrefs(container)).toEqual(['tel:112', 'tel:144', 'tel:0800222555', 'tel:147', 'tel:142'])
    expect(
      find(container, 'select').getAttribute('value') ?? find<HTMLSelectElement>(container, 'select').value,
    ).toBe('AT')
  })

  it('is softer where nothing is certain', async () => {
    const container = await shown(<CareNote kind="violence" isCertain={false} />)
    expect(wordsIn(container)).toContain(t('care:possible'))
    expect(wordsIn(container)).not.toContain(t('care:violence'))
  })

  it('has every other country one choice away', async () => {
    const container = await shown()
    const select = find<HTMLSelectElement>(container, 'select')
    expect(textsOf(select, 'option')).toEqual(expect.arrayContaining(['Brasilien', 'Deutschland', 'Ägypten']))
    select.value = 'FR'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => expect(hrefs(container)).toContain('tel:3919'))
  })

  it('has the numbers of the operator where there are some', async () => {
    const helpNumbers = {
      written: '2026-12-01',
      countries: { AT: [{ is: 'violence' as const, number: '0800 1', name: 'Haus' }] },
    }
    await database.facts.put({ key: publicSettingsFact, value: { links: {}, helpNumbers } })
    const container = await shown()
    await until(() => expect(hrefs(container)).toEqual(['tel:08001']))
    expect(wordsIn(container)).toContain('01.12.2026')
  })

  it('is shown without numbers of a country the table does not have, with the choice of one', async () => {
    speaks('ja')
    const container = await shown()
    expect([hrefs(container), find<HTMLSelectElement>(container, 'select').value]).toEqual([[], ''])
  })
})
