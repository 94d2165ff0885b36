import { describe, expect, it } from 'vitest'
import { whole, type Zoom, type ZoomEvent, zoomed } from './zoom'

const frame = { width: 400, height: 200 }
const middle = { x: 0, y: 0 }
const after = (...events: ZoomEvent[]): Zoom =>
  events.reduce((zoom, event) => zoomed(zoom, event, frame), whole)
const zoom = (factor: number, at = middle): ZoomEvent => ({ type: 'zoom', factor, at })
const pan = (x: number, y: number): ZoomEvent => ({ type: 'pan', by: { x, y } })

describe('a picture', () => {
  it.each<[string, ZoomEvent[], Zoom]>([
    ['is enlarged at its middle', [zoom(2)], { scale: 2, x: 0, y: 0 }],
    ['keeps the point that it is enlarged at', [zoom(2, { x: 100, y: 50 })], { scale: 2, x: -100, y: -50 }],
    ['is enlarged eightfold at most', [zoom(4), zoom(4)], { scale: 8, x: 0, y: 0 }],
    ['is never smaller than its frame', [zoom(0.5)], whole],
    ['is the whole where it nearly is', [zoom(2), zoom(0.503)], whole],
    ['is not moved as a whole', [pan(30, 30)], whole],
    ['is moved enlarged', [zoom(2), pan(30, -20)], { scale: 2, x: 30, y: -20 }],
    ['does not leave its frame', [zoom(2), pan(900, -900)], { scale: 2, x: 200, y: -100 }],
    [
      'comes back into its frame when it gets smaller',
      [zoom(4), pan(600, 0), zoom(0.5)],
      { scale: 2, x: 200, y: 0 },
    ],
    [
      'is enlarged by a double click',
      [{ type: 'toggle', at: { x: 100, y: 0 } }],
      { scale: 2.5, x: -150, y: 0 },
    ],
    ['and made whole by the next', [zoom(3), { type: 'toggle', at: middle }], whole],
    ['is put back', [zoom(3), pan(9, 9), { type: 'reset' }], whole],
  ])('%s', (_, events, wanted) => {
    const { scale, x, y } = after(...events)
    expect({ scale, x, y }).toEqual(wanted)
  })
})
