// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { displayAttributes } from './display'
import {
  type Display,
  type DisplayChange,
  deviceAttributes,
  displayOfOptions,
  fontSizeOf,
  optionsOfDisplay,
} from './display-options'

/** A choice of each attribute there is: a new one does not compile without a value here. */
const chosen: Required<Display> = {
  theme: 'black',
  font: 'lato',
  size: '9',
  width: 'full',
  sidebar: 'closed',
  lines: 'verse',
  leading: 'wider',
  letters: 'wide',
  words: 'wider',
  evening: 'warm',
  jesus: 'on',
  flow: 'scroll',
  originals: 'on',
  hide: 'numbers references',
  stack: 'sideways',
  swipe: 'off',
  shortcuts: 'off',
  paged: 'on',
}
/** Those that are options of the person. */
const all: DisplayChange = Object.fromEntries(
  Object.entries(chosen).filter(([name]) => !deviceAttributes.some((own) => own === name)),
)
const none: DisplayChange = Object.fromEntries(Object.keys(all).map((name) => [name, undefined]))

describe('the display as options of the person', () => {
  it('has the paths and values of the specification', () => {
    expect(Object.fromEntries(optionsOfDisplay(all))).toEqual({
      theme: 'black',
      'textFormats.font': 'lato',
      'textFormats.fontSize': 1.64,
      'textFormats.maxWidth': false,
      'textFormats.oneVerseLine': true,
      'textFormats.lineSpacing': 'wider',
      'textFormats.letterSpacing': 'wide',
      'textFormats.wordSpacing': 'wider',
      warmEvening: true,
      'textFormats.jesus': true,
      'textFormats.continuous': true,
      'textFormats.originals': true,
      'sidebar.text.open': false,
      'textFormats.showVerseNumbers': false,
      'textFormats.showHeadings': true,
      'textFormats.showFootnotes': true,
      'textFormats.showCrossRefs': false,
    })
  })

  it('comes back from its options, whatever was on the screen', () => {
    expect(displayOfOptions(new Map(optionsOfDisplay(all)), { theme: 'sepia', hide: 'headings' })).toEqual(
      all,
    )
    expect(displayOfOptions(new Map(optionsOfDisplay(none)), all as Display)).toEqual({})
  })

  it('has every attribute on the root element', () => {
    expect([...displayAttributes].sort()).toEqual(Object.keys(chosen).sort())
  })

  it('keeps every step of the size', () => {
    for (let step = 1; step <= 11; step += 1) {
      const entries = optionsOfDisplay({ size: String(step) })
      expect(entries).toEqual([['textFormats.fontSize', fontSizeOf(step)]])
      expect(displayOfOptions(new Map(entries), {}).size).toBe(step === 6 ? undefined : String(step))
    }
  })

  it('that nobody set stays, and so does what belongs to the device', () => {
    const display: Display = { theme: 'dark', hide: 'footnotes', swipe: 'off', stack: 'sideways' }
    expect(displayOfOptions(new Map([['textFormats.showHeadings', false]]), display)).toEqual({
      ...display,
      hide: 'headings footnotes',
    })
  })
})
