// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { PageData } from '#core/contract/page-data'
import { draw, find, press, until } from '../../../../tests/support/drawn/draw'
import { editionRow, signIn } from '../../../../tests/support/drawn/local-rows'
import { startPage } from '../../../../tests/support/drawn/page'
import { askedVerses } from '../../../model/chats/asked-verses'
import { optionValue, setOption } from '../../../model/options/options'
import { AskAction } from './ask-action'

const { t, database } = startPage()

afterEach(() => askedVerses.set(undefined))

const data: PageData = {
  contract: 1,
  address: {
    abbreviations: ['LUT', 'ELB'],
    chapter: 43_003_000,
    marked: [],
    others: [],
    path: '/LUT.ELB/Joh3',
  },
  editions: [],
  manifests: [],
  chapters: [],
  names: {},
}

const drawn = () => draw(<AskAction data={data} verses={[16, 17]} place="Johannes 3,16-17" />)
const button = (container: HTMLElement) => find(container, 'button', t('lookup:askAbout'))

describe('asking about selected verses', () => {
  it('takes visitors to the page of the assistant, with the verses', async () => {
    const { container, path } = await drawn()
    await press(button(container))
    expect(path()).toBe('/nicodemus-ai')
    expect(askedVerses.get()).toEqual({
      abbr: 'LUT',
      canonicals: [43_003_016, 43_003_017],
      label: 'Johannes 3,16-17',
    })
  })

  it('begins a chat for members', async () => {
    await signIn()
    const { container, path } = await drawn()
    await press(button(container))
    expect(path()).toBe('/chats?new')
  })

  it('is not offered to members in an edition that only this device has', async () => {
    await database.editions.put(editionRow('LUT', { isOwn: true }))
    await signIn()
    const { container } = await drawn()
    await until(() => expect(container.querySelector('button')).toBeNull())
  })

  it('is not offered to whoever wants no assistant', async () => {
    setOption('chat.btn', false)
    const { container } = await drawn()
    expect(container.querySelector('button')).toBeNull()
    setOption('chat.btn', true)
    expect(optionValue('chat.btn')).toBe(true)
  })
})
