import { expect, it } from 'vitest'
import { readRouteMessage, routeMessage } from './route-message'

it('is read as it was written', () => {
  expect(readRouteMessage(routeMessage('Gelöscht', 'info'))).toEqual({ text: 'Gelöscht', type: 'info' })
})

it.each([
  [undefined],
  [{}],
  [{ message: 'Gelöscht' }],
  [{ message: { text: 'Gelöscht', type: 'shout' } }],
  [{ message: { text: '  ', type: 'info' } }],
  [{ message: { text: 7, type: 'info' } }],
])('%j says nothing', (state) => {
  expect(readRouteMessage(state)).toBeUndefined()
})

it('is cut where somebody wrote a book', () => {
  expect(readRouteMessage(routeMessage('x'.repeat(900)))?.text).toHaveLength(500)
})
