// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { signIn, signOut } from '../../../tests/support/drawn/device'
import { later, settle, until } from '../../../tests/support/drawn/draw'
import {
  type OptionsModule,
  openTab,
  shownIn,
  startOptionTests,
} from '../../../tests/support/drawn/options-tab'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { database } from '../../platform/local/database'
import { readSession } from '../../platform/storage/session-copy'

startOptionTests()

describe('the copy in session storage', () => {
  it('is what a page has before the database answers', async () => {
    const before = await openTab()
    await shownIn(before, 'theme')
    before.setOptions([
      ['theme', 'dark'],
      ['chat.btn', false],
    ])
    expect(readSession('options')).toEqual({ theme: 'dark', 'chat.btn': false })
    const after = await openTab()
    expect([after.optionValue('theme'), after.optionValue('chat.btn')]).toEqual(['dark', false])
  })

  it('says nothing where somebody wrote into it', async () => {
    await settle(250)
    sessionStorage.setItem('options', JSON.stringify({ theme: 'pink', constructor: 1, 'chat.btn': 'no' }))
    const tab = await openTab()
    expect([tab.optionValue('theme'), tab.optionValue('chat.btn')]).toEqual(['light', true])
  })
})

describe('who follows the options', () => {
  async function followed(tab: OptionsModule) {
    const heard: [theme: unknown, isOther: boolean][] = []
    tab.followOptions((options, isOther) => heard.push([options.get('theme'), isOther]))
    await shownIn(tab, 'theme')
    return heard
  }

  it('is not told those of a visitor at first, whose cookie is as new, but every later change', async () => {
    await database.options.put({ path: 'theme', value: 'sepia' })
    const tab = await openTab()
    const heard = await followed(tab)
    await settle()
    expect(heard).toEqual([])
    await database.options.put({ path: 'theme', value: 'dark' })
    await until(() => expect(heard.at(-1)).toEqual(['dark', false]))
  })

  it('is told what a visitor set before the database answered', async () => {
    workerThat({ setOption: () => later().comes })
    const tab = await openTab()
    tab.setOption('theme', 'dark')
    const heard = await followed(tab)
    await until(() => expect(heard.at(-1)).toEqual(['dark', false]))
  })

  it('is told those of a member at once', async () => {
    await signIn(1, { options: { theme: 'black' } })
    const heard = await followed(await openTab())
    await until(() => expect(heard[0]).toEqual(['black', false]))
  })

  it('is told when they are those of another person, not when a visitor has signed in', async () => {
    const heard = await followed(await openTab())
    await signIn(1, { options: { theme: 'black' } })
    await until(() => expect(heard.at(-1)).toEqual(['black', false]))
    await signOut(1)
    await until(() => expect(heard.at(-1)?.[0]).toBeUndefined())
    expect(heard.filter(([, isOther]) => isOther)).toEqual([[undefined, true]])
  })
})
