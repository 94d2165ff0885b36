// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDevice, storeEditions } from '../../../tests/support/drawn/device'
import { settle, until } from '../../../tests/support/drawn/draw'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { bareSummary } from '../../../tests/support/editions/bare-edition'
import { database } from '../../platform/local/database'
import { keepInSession } from '../../platform/storage/session-copy'
import { optionValue } from './options'
import { rememberTranslations, selectedTranslations } from './selected-translations'

const know = (...names: string[]) =>
  storeEditions(...names.map((abbreviation) => ({ summary: bareSummary({ abbreviation }) })))

beforeEach(async () => {
  workerThat({ setOption: async (path, value) => void (await database.options.put({ path, value })) })
  await emptyDevice()
  keepInSession('bibles', null)
})

describe('the translations a person reads with', () => {
  it('are STANDARD before anything was read', async () => {
    expect(await selectedTranslations()).toEqual(['STANDARD'])
  })

  it('are what was opened last, in the order of the columns', async () => {
    await know('SDE', 'KJV')
    rememberTranslations(['KJV', 'SDE'])
    expect(await selectedTranslations()).toEqual(['KJV', 'SDE'])
    expect(optionValue('selectedBibles')).toBe('KJV,SDE')
  })

  it('are in a new tab those of the option', async () => {
    await know('SDE', 'KJV')
    rememberTranslations(['SDE'])
    await until(() => expect(optionValue('selectedBibles')).toBe('SDE'))
    keepInSession('bibles', null)
    expect(await selectedTranslations()).toEqual(['SDE'])
  })

  it('are only those this device knows: another one may have files of its own', async () => {
    await know('SDE')
    keepInSession('bibles', ['MINE', 'SDE', 7])
    expect(await selectedTranslations()).toEqual(['SDE'])
  })

  it('are those of the passage read last where none of the chosen is here', async () => {
    keepInSession('bibles', ['MINE'])
    await database.recents.bulkPut([
      { path: '/A/Joh1', title: 'Joh 1', abbreviations: ['OLD'], at: 1 },
      { path: '/B/Joh1', title: 'Joh 1', abbreviations: ['NEW', 'SDE'], at: 2 },
    ])
    expect(await selectedTranslations()).toEqual(['NEW', 'SDE'])
  })

  it('are stored only when they change', async () => {
    await know('SDE')
    rememberTranslations(['SDE', 'ONCE'])
    // The answer of the database to what was cleared before may come late, and shows nothing chosen for a moment.
    await until(async () => expect(await database.options.get('selectedBibles')).toBeDefined())
    await settle()
    await until(() => expect(optionValue('selectedBibles')).toBe('SDE,ONCE'))
    const asked = workerThat({ setOption: async () => undefined })
    rememberTranslations(['SDE', 'ONCE'])
    await settle()
    expect(asked).toEqual([])
    rememberTranslations(['ONCE', 'SDE'])
    await until(() => expect(asked).toEqual([['setOption', 'selectedBibles', 'ONCE,SDE']]))
  })
})
