import { describe, expect, it } from 'vitest'
import { renewedOptions } from './old-options'

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
})
