import { describe, expect, it } from 'vitest'
import { atNoPlace, type Following, type FollowingEvent, follow } from './following'

const view = (chapter: number, verse: number, isOn = true): FollowingEvent => ({
  type: 'view',
  chapter,
  verse,
  isOn,
})
const select = (chapter: number, verse: number, isOn = true): FollowingEvent => ({
  type: 'select',
  chapter,
  verse,
  isOn,
})
const touch: FollowingEvent = { type: 'touch' }
const toggle = (article: number, isOpen: boolean): FollowingEvent => ({ type: 'toggle', article, isOpen })
const here = (chapter: number, verse: number): FollowingEvent => ({ type: 'here', chapter, verse })

const after = (...events: FollowingEvent[]): Following => events.reduce(follow, atNoPlace)
const place = ({ chapter, verse, isHeld }: Following) => `${chapter}:${verse}${isHeld ? ' held' : ''}`

describe('a commentary beside a text', () => {
  it.each<[string, FollowingEvent[], string]>([
    ['begins where the text is', [view(3, 1)], '3:1'],
    ['begins so also if it does not follow', [view(3, 1, false)], '3:1'],
    ['follows the verses', [view(3, 1), view(3, 16)], '3:16'],
    ['follows the chapters', [view(3, 16), view(4, 1)], '4:1'],
    ['stays while the reader scrolls in it', [view(3, 1), touch, view(3, 16)], '3:1 held'],
    ['stays where a section was opened by hand', [view(3, 1), toggle(7, true), view(3, 16)], '3:1 held'],
    ['goes on with the next chapter', [view(3, 1), touch, view(4, 1)], '4:1'],
    ['goes to a verse that is selected', [view(3, 1), touch, select(3, 16)], '3:16'],
    ['comes back when it is asked to', [view(3, 1), touch, here(3, 20)], '3:20'],
    ['stays with its chapter without following', [view(3, 1, false), view(4, 1, false)], '3:1'],
    ['and with its verse', [view(3, 1, false), view(3, 16, false)], '3:1'],
    ['and for verses of another chapter', [view(3, 1, false), select(4, 2, false)], '3:1'],
    ['but not for verses of its own', [view(3, 1, false), select(3, 2, false)], '3:2'],
    ['goes where it is told without following', [view(3, 1, false), here(4, 1)], '4:1'],
  ])('%s', (_, events, wanted) => {
    expect(place(after(...events))).toBe(wanted)
  })

  it('knows what was opened and closed by hand, until the place changes', () => {
    const state = after(view(3, 1), toggle(7, true), toggle(8, false), toggle(7, false))
    expect([...state.byHand]).toEqual([
      [7, false],
      [8, false],
    ])
    expect(follow(state, select(3, 16)).byHand.size).toBe(0)
    expect(follow(state, view(4, 1)).byHand.size).toBe(0)
  })

  it('is the same object where nothing changes', () => {
    const state = after(view(3, 1))
    expect(follow(state, view(3, 1))).toBe(state)
    const held = follow(state, touch)
    expect(follow(held, touch)).toBe(held)
  })
})
