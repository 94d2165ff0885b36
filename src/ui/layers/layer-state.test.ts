import { describe, expect, it } from 'vitest'
import {
  type LayerCommand,
  type LayerEvent,
  type LayersState,
  layersAt,
  nextLayers,
  type Write,
} from './layer-state'

const at = (place: number, entries = 0, isPassed = false) => ({ place, entries, isPassed })
const opened = (id: number, stays = false): LayerEvent => ({ kind: 'opened', id, stays })
const closed = (id: number): LayerEvent => ({ kind: 'closed', id })
const popped = (place: number, entries = 0, isPassed = false): LayerEvent => ({
  kind: 'popped',
  ...at(place, entries, isPassed),
})
const settled: LayerEvent = { kind: 'settled' }
const writeOf = (kind: Write['kind'], place: number): Write => ({ kind, place, state: {}, url: `/${place}` })
const written = (kind: Write['kind'], place: number): LayerEvent => ({
  kind: 'written',
  write: writeOf(kind, place),
})
const went = (steps: number): LayerEvent => ({ kind: 'went', steps })
const go = (steps: number): LayerCommand => ({ kind: 'go', steps })
const add = (to: number, from = to - 1): LayerCommand => ({ kind: 'add', from, to })
const close = (...ids: number[]): LayerCommand => ({ kind: 'close', ids })
const write = (kind: Write['kind'], place: number, isNew: boolean, entries = 0): LayerCommand => ({
  kind: 'write',
  write: writeOf(kind, place),
  isNew,
  entries,
})
const pass: LayerCommand = { kind: 'pass' }

/** What the last event does after the others, at place 4. */
function after(...events: readonly LayerEvent[]) {
  let state: LayersState = layersAt(at(4))
  let last = { commands: [] as readonly LayerCommand[], isTold: false }
  for (const event of events) {
    const next = nextLayers(state, event)
    state = next.state
    last = next
  }
  return { ...last, state }
}

describe('layers in the history', () => {
  it.each<[string, LayerEvent[], LayerCommand[]]>([
    ['a layer gets an entry', [opened(1)], [add(1)]],
    ['a second one another', [opened(1), opened(2)], [add(2)]],
    ['one in place of another takes its entry', [opened(1), closed(1), opened(2)], []],
    ['one that closed is travelled over, after a moment', [opened(1), closed(1), settled], [go(-1)]],
    ['but not at once', [opened(1), closed(1)], []],
    [
      'two that closed are travelled over together',
      [opened(1), opened(2), closed(2), closed(1), settled],
      [go(-2)],
    ],
    ['one that opens meanwhile waits', [opened(1), closed(1), settled, opened(2)], []],
    [
      'and has its entry afterwards',
      [opened(1), closed(1), settled, opened(2), popped(4), settled],
      [add(1)],
    ],
    ['nothing closed, nothing done', [opened(1), settled], []],
  ])('%s', (_, events, commands) => {
    expect(after(...events).commands).toEqual(commands)
  })

  it.each<[string, LayerEvent[], LayerCommand[], boolean]>([
    ['closes the upper layer', [opened(1), opened(2), popped(4, 1)], [close(2)], false],
    ['closes the last layer', [opened(1), popped(4)], [close(1)], false],
    ['closes several, the upper one first', [opened(1), opened(2), popped(4)], [close(2, 1)], false],
    ['leads to another place where nothing lies over this one', [popped(3)], [], true],
    ['past all layers closes them', [opened(1), popped(2)], [close(1)], true],
    ['leaves what stays below its place', [opened(1, true), popped(2)], [], true],
    ['inside a page is told', [popped(4)], [], true],
  ])('the way back %s', (_, events, commands, isTold) => {
    expect(after(...events)).toMatchObject({ commands, isTold })
  })

  it.each<[string, LayerEvent[], LayerCommand[], boolean]>([
    [
      'to a closed layer is gone back at once',
      [opened(1), popped(4), closed(1), popped(4, 1)],
      [go(-1)],
      false,
    ],
    ['to a passed layer leads beyond it', [popped(4, 1, true)], [go(1)], false],
    ['beyond it is told', [popped(4, 1, true), popped(5)], [], true],
    [
      'beyond it, where nothing is any more, ends',
      [popped(4, 1, true), { kind: 'stuck', ...at(4, 1) }, settled],
      [go(-1)],
      false,
    ],
  ])('the way on %s', (_, events, commands, isTold) => {
    expect(after(...events)).toMatchObject({ commands, isTold })
  })

  it.each<[string, LayerEvent[], LayerCommand[]]>([
    ['gets an entry', [written('push', 5)], [write('push', 5, true)]],
    ['from a layer takes its entry', [opened(1), written('push', 5)], [write('push', 5, false)]],
    [
      'from a second layer is written at once, and then travelled for',
      [opened(1), opened(2), written('push', 5)],
      [write('push', 5, false, 2), go(-2)],
    ],
    [
      'from a second layer stands above the first place in the end',
      [opened(1), opened(2), written('push', 5), popped(4)],
      [write('push', 5, true)],
    ],
    [
      'above a layer that stays is another entry',
      [opened(1, true), written('push', 5)],
      [pass, write('push', 5, true)],
    ],
    [
      'from a box above a layer that stays takes its entry',
      [opened(1, true), opened(2), written('push', 5), popped(4, 1)],
      [pass, write('push', 5, true)],
    ],
    ['waits while the browser travels', [opened(1), closed(1), settled, written('push', 5)], []],
    [
      'and comes when it has arrived',
      [opened(1), closed(1), settled, written('push', 5), popped(4)],
      [write('push', 5, true)],
    ],
    [
      'with a layer that goes along gives it an entry there',
      [opened(1), written('push', 5), settled],
      [add(1)],
    ],
    ['leaves what closes with the old one alone', [opened(1), written('push', 5), closed(1), settled], []],
  ])('the next place %s', (_, events, commands) => {
    expect(after(...events).commands).toEqual(commands)
  })

  it.each<[string, LayerEvent[], LayerCommand[]]>([
    ['is written into its entry', [written('replace', 4)], [write('replace', 4, false)]],
    [
      'below a layer is written above it for now',
      [opened(1), written('replace', 4)],
      [write('replace', 4, false, 1)],
    ],
    [
      'below a layer is written when that is gone',
      [opened(1), written('replace', 4), popped(4)],
      [close(1), write('replace', 4, false)],
    ],
    [
      'below a layer is written before the next place is',
      [opened(1), written('replace', 4), written('push', 5), popped(4)],
      [write('replace', 4, false), write('push', 5, true)],
    ],
    [
      'below a layer is dropped where another place comes',
      [opened(1), written('replace', 4), popped(3), popped(4)],
      [],
    ],
  ])('another address of the place %s', (_, events, commands) => {
    expect(after(...events).commands).toEqual(commands)
  })

  it.each<[string, LayerEvent[], LayerCommand[], boolean]>([
    ['back goes over the layers too', [opened(1), opened(2), went(-1)], [go(-3)], false],
    ['back arrives', [opened(1), went(-1), popped(3)], [], true],
    ['twice waits', [went(-1), went(-1)], [], false],
    ['twice goes on when it has arrived', [went(-1), went(-1), popped(3)], [go(-1)], true],
  ])('the router that goes %s', (_, events, commands, isTold) => {
    expect(after(...events)).toMatchObject({ commands, isTold })
  })

  it('goes on where the browser never said that it arrived', () => {
    const events = [opened(1), closed(1), settled, written('push', 5), { kind: 'stuck', ...at(4) } as const]
    expect(after(...events).commands).toEqual([write('push', 5, true)])
  })

  it('leads back to a selection with its entry', () => {
    const events = [opened(1, true), written('push', 5), popped(4, 1), settled]
    expect(after(...events)).toMatchObject({ commands: [], state: { place: 4, entries: 1 } })
    expect(after(...events, popped(4)).commands).toEqual([close(1)])
    expect(after(...events.slice(0, 2), closed(1), popped(4, 1), settled).commands).toEqual([go(-1)])
  })

  it('begins below a layer that a reload took away', () => {
    expect(nextLayers(layersAt(at(4, 2)), settled).commands).toEqual([go(-2)])
  })
})
