import { describe, expect, it } from 'vitest'
import {
  firstOptions,
  nextOptions,
  type OptionEvent,
  type OptionState,
  optionsOf,
  shownOption,
  shownOptions,
} from './option-state'

const dark = { path: 'theme', value: 'dark' } as const
const sepia = { path: 'theme', value: 'sepia' } as const
const answer = (theme?: string, person = 0): OptionEvent => ({
  kind: 'answered',
  person,
  options: optionsOf(theme === undefined ? [] : [['theme', theme]]),
})
const after = (...events: readonly OptionEvent[]): OptionState =>
  events.reduce(nextOptions, firstOptions(optionsOf([['theme', 'black']])))
const themeAfter = (...events: readonly OptionEvent[]) => shownOption(after(...events), 'theme')

describe('an option', () => {
  it.each<[sentence: string, events: readonly OptionEvent[], theme: string | undefined]>([
    ['is what the session kept until the database answers', [], 'black'],
    ['is what the database answers', [answer('sepia')], 'sepia'],
    ['is not set where the database has none', [answer()], undefined],
    ['shows at once what is set here', [answer('sepia'), { kind: 'set', changes: [dark] }], 'dark'],
    [
      'stays as it was set here over an answer from before',
      [{ kind: 'set', changes: [dark] }, answer('sepia')],
      'dark',
    ],
    [
      'stays as it was set here when it is stored, until the next answer',
      [answer('sepia'), { kind: 'set', changes: [dark] }, { kind: 'stored', change: dark }],
      'dark',
    ],
    [
      'follows another tab from the answer to what was asked after it was stored',
      [
        { kind: 'set', changes: [dark] },
        { kind: 'stored', change: dark },
        { kind: 'asked' },
        answer('sepia'),
      ],
      'sepia',
    ],
    [
      'stays as it was set here over the answer to what was asked before it was stored',
      [
        { kind: 'set', changes: [dark] },
        { kind: 'asked' },
        { kind: 'stored', change: dark },
        answer('sepia'),
      ],
      'dark',
    ],
    [
      'that is stored and asked for is still taken over by one that is set again',
      [
        { kind: 'set', changes: [dark] },
        { kind: 'stored', change: dark },
        { kind: 'asked' },
        { kind: 'set', changes: [sepia] },
        answer('dark'),
      ],
      'sepia',
    ],
    [
      'follows another tab once an answer has said the same',
      [{ kind: 'set', changes: [dark] }, answer('dark'), answer('sepia')],
      'sepia',
    ],
    [
      'stays as it was set here when storing it failed',
      [answer('black'), { kind: 'set', changes: [dark] }, { kind: 'failed', change: dark }, answer('black')],
      'dark',
    ],
    [
      'follows another tab that stores something else after storing it failed here',
      [answer('black'), { kind: 'set', changes: [dark] }, { kind: 'failed', change: dark }, answer('sepia')],
      'sepia',
    ],
    [
      'of one person is not laid over those of the next',
      [answer('black', 3), { kind: 'set', changes: [dark] }, answer('sepia', 7)],
      'sepia',
    ],
    [
      'that is set again does not turn back when the first change is stored',
      [
        { kind: 'set', changes: [dark] },
        { kind: 'set', changes: [sepia] },
        { kind: 'stored', change: dark },
        answer('dark'),
      ],
      'sepia',
    ],
  ])('%s', (_, events, theme) => {
    expect(themeAfter(...events)).toBe(theme)
  })
})

describe('the options', () => {
  it('are those of the person who answers, without what another one left', () => {
    const { person, answered, pending } = after(answer('sepia'), answer(undefined, 7))
    expect(person).toBe(7)
    expect(answered.size + pending.size).toBe(0)
  })

  it('are shown with what is on its way', () => {
    const state = after(answer('sepia'), { kind: 'set', changes: [dark, { path: 'gravatar', value: true }] })
    expect(Object.fromEntries(shownOptions(state))).toEqual({ theme: 'dark', gravatar: true })
  })

  it('stay the same object when a change is stored that was set again', () => {
    const state = after({ kind: 'set', changes: [dark] }, { kind: 'set', changes: [sepia] })
    expect(nextOptions(state, { kind: 'stored', change: dark })).toBe(state)
  })

  it('leave out what is no option, and values it cannot have', () => {
    const options = optionsOf([
      ['theme', 'pink'],
      ['__proto__', 'dark'],
      ['gravatar', true],
    ])
    expect([...options]).toEqual([['gravatar', true]])
  })
})
