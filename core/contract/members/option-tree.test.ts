import { describe, expect, it } from 'vitest'
import { initialOption, isOptionPath, optionPaths, parseOption } from './option-tree'

describe('the option tree', () => {
  it('has a value for every path that the path itself allows', () => {
    for (const path of optionPaths) expect(parseOption(path, initialOption(path))).toBe(initialOption(path))
  })

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'textFormats',
    'textFormats.',
    'a.__proto__.b',
    '',
    'THEME',
  ])('knows no path %j', (path) => expect(isOptionPath(path)).toBe(false))

  it.each([
    ['theme', 'dark', true],
    ['theme', 'purple', false],
    ['textFormats.fontSize', 1.8, true],
    ['textFormats.fontSize', 1.81, false],
    ['textFormats.fontSize', Number.NaN, false],
    ['fixHeader', 'true', false],
    ['selectedBibles', 'LUT12,NeÜ-2', true],
    ['selectedBibles', '<b>', false],
    ['selectedBibles', 'A'.repeat(401), false],
  ] as const)('%s can be %j: %s', (path, value, isAllowed) => {
    expect(parseOption(path, value)).toBe(isAllowed ? value : undefined)
  })
})
