import { describe, expect, it } from 'vitest'
import { moveBox, readBoxes, showBox, stepTarget, writeBoxes } from './box-order'

const names = ['options', 'recent', 'context']
const orderOf = (places: readonly { name: string }[]) => places.map(({ name }) => name)
const shownOf = (places: readonly { name: string; isShown: boolean }[]) =>
  places.filter(({ isShown }) => isShown).map(({ name }) => name)

describe('the boxes of a sidebar', () => {
  it('are all shown in their own order while nothing is stored', () => {
    const places = readBoxes(names, {})
    expect(orderOf(places)).toEqual(names)
    expect(shownOf(places)).toEqual(names)
  })

  it('stand as they are stored', () => {
    const places = readBoxes(names, { order: 'context,options,recent', boxes: 'recent,context' })
    expect(orderOf(places)).toEqual(['context', 'options', 'recent'])
    expect(shownOf(places)).toEqual(['context', 'recent'])
  })

  it('can all be hidden', () => {
    expect(shownOf(readBoxes(names, { order: names.join(), boxes: '' }))).toEqual([])
  })

  it('lose names nobody knows and names said twice', () => {
    const places = readBoxes(names, { order: 'tags,context,,context,recent,options', boxes: 'tags,context' })
    expect(orderOf(places)).toEqual(['context', 'recent', 'options'])
    expect(shownOf(places)).toEqual(['context'])
  })

  it('that came later follow the others and are shown', () => {
    const places = readBoxes(names, { order: 'recent,options', boxes: 'recent' })
    expect(orderOf(places)).toEqual(['recent', 'options', 'context'])
    expect(shownOf(places)).toEqual(['recent', 'context'])
  })

  it('come back from what is written of them', () => {
    const places = showBox(readBoxes(names, { order: 'context,recent,options' }), 'recent', false)
    expect(writeBoxes(places)).toEqual({ order: 'context,recent,options', boxes: 'context,options' })
    expect(readBoxes(names, writeBoxes(places))).toEqual(places)
  })
})

describe('moving a box', () => {
  const places = readBoxes(names, {})

  it('puts it before or after another', () => {
    expect(orderOf(moveBox(places, 'context', { name: 'options', side: 'before' }))).toEqual([
      'context',
      'options',
      'recent',
    ])
    expect(orderOf(moveBox(places, 'options', { name: 'recent', side: 'after' }))).toEqual([
      'recent',
      'options',
      'context',
    ])
  })

  it('changes nothing where one of the two is not there, or both are one', () => {
    expect(moveBox(places, 'tags', { name: 'options', side: 'before' })).toBe(places)
    expect(moveBox(places, 'options', { name: 'tags', side: 'before' })).toBe(places)
    expect(moveBox(places, 'options', { name: 'options', side: 'after' })).toBe(places)
  })

  it('by one step goes past the neighbour, not past the ends', () => {
    expect(stepTarget(names, 'recent', -1)).toEqual({ name: 'options', side: 'before' })
    expect(stepTarget(names, 'recent', 1)).toEqual({ name: 'context', side: 'after' })
    expect(stepTarget(names, 'options', -1)).toBeUndefined()
    expect(stepTarget(names, 'context', 1)).toBeUndefined()
    expect(stepTarget(names, 'tags', 1)).toBeUndefined()
  })
})
