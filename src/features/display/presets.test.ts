import { describe, expect, it } from 'vitest'
import { type Display, displayOfOptions, optionsOfDisplay } from '../../model/options/display-options'
import { changeToPreset, presetNames, presetOf } from './presets'

const after = (name: (typeof presetNames)[number], before: Display = {}) =>
  ({ ...before, ...changeToPreset(name) }) as Display

describe('a preset', () => {
  it.each(presetNames)('%s is known again, and after its way through the options', (name) => {
    const display = after(name)
    expect(presetOf(display)).toBe(name)
    const device: Display = display.paged ? { paged: display.paged } : {}
    expect(presetOf(displayOfOptions(new Map(optionsOfDisplay(display)), device))).toBe(name)
  })

  it('takes away what another one has set, and leaves the colours and what is shown', () => {
    const own: Display = { theme: 'black', hide: 'numbers', lines: 'verse' }
    expect(after('standard', after('dyslexia', own))).toEqual({
      ...own,
      ...Object.fromEntries(Object.keys(changeToPreset('standard')).map((name) => [name, undefined])),
    })
  })

  it('for e-ink leaves the letters of all devices as they are', () => {
    expect(optionsOfDisplay(changeToPreset('eink'))).toEqual([])
  })

  it('is none where a person has made their own', () => {
    expect(presetOf({ letters: 'wider' })).toBeUndefined()
    expect(presetOf({ theme: 'dark' })).toBe('standard')
  })
})
