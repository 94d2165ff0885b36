import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../testing/fake-server'
import { renewedOptions, renewOptions } from './renewed-options'

describe('options of an older version', () => {
  it.each([
    [
      'textFormats.hide',
      'numbers references',
      { 'textFormats.showVerseNumbers': false, 'textFormats.showCrossRefs': false },
    ],
    ['textFormats.hide', '', {}],
    ['textFormats.maxWidth', 'full', { 'textFormats.maxWidth': false }],
    ['textFormats.maxWidth', '', { 'textFormats.maxWidth': true }],
    ['textFormats.oneVerseLine', 'verse', { 'textFormats.oneVerseLine': true }],
    ['textFormats.jesus', '', { 'textFormats.jesus': false }],
    ['textFormats.darkMode', true, { theme: 'dark' }],
    ['textFormats.darkMode', false, {}],
    ['theme', '', {}],
    ['theme', 'sepia', { theme: 'sepia' }],
    ['textFormats.font', 'a-later-one', { 'textFormats.font': 'a-later-one' }],
    ['textFormats.fontSize', 1.48, { 'textFormats.fontSize': 1.48 }],
    ['device.stack', 'sideways', { 'device.stack': 'sideways' }],
    ['sidebar.search.boxes', 'options,recent', { 'sidebar.search.boxes': 'options,recent' }],
  ])('%s = %j', (path, value, expected) => {
    expect(Object.fromEntries(renewedOptions({ path, value }).map((row) => [row.path, row.value]))).toEqual(
      expected,
    )
  })

  it('of today stay as they are', () => {
    const row = { path: 'textFormats.showHeadings', value: false }
    expect(renewedOptions(row)).toEqual([row])
    expect(renewedOptions({ path: 'textFormats.maxWidth', value: false })).toEqual([
      { path: 'textFormats.maxWidth', value: false },
    ])
  })

  it('are replaced in the store once, and others left as they are', async () => {
    const database = freshDatabase()
    await database.options.bulkPut([
      { path: 'textFormats.hide', value: 'headings' },
      { path: 'textFormats.maxWidth', value: 'full' },
      { path: 'theme', value: 'dark' },
      { path: 'device.swipe', value: 'off' },
    ])
    await renewOptions(database)
    const stored = async () =>
      Object.fromEntries((await database.options.toArray()).map(({ path, value }) => [path, value]))
    const expected = {
      'textFormats.showHeadings': false,
      'textFormats.maxWidth': false,
      theme: 'dark',
      'device.swipe': 'off',
    }
    expect(await stored()).toEqual(expected)
    await renewOptions(database)
    expect(await stored()).toEqual(expected)
    database.close()
  })
})
