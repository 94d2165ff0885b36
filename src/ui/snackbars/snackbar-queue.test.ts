import { describe, expect, it } from 'vitest'
import { type Snackbar, snackbarQueue } from './snackbar-queue'

const bar = (uniqueId: number, message: string, id = 'default'): Snackbar => ({
  uniqueId,
  id,
  type: 'success',
  message,
  timeoutMs: 8000,
})
const show = (shown: readonly Snackbar[], snackbar: Snackbar) =>
  snackbarQueue(shown, { kind: 'show', snackbar })

describe('snackbarQueue', () => {
  it('puts a new message in front', () => {
    expect(show([bar(1, 'a')], bar(2, 'b')).map(({ uniqueId }) => uniqueId)).toEqual([2, 1])
  })
  it('replaces the one with the same id', () => {
    expect(
      show([bar(1, 'a', 'save'), bar(2, 'b')], bar(3, 'c', 'save')).map(({ uniqueId }) => uniqueId),
    ).toEqual([3, 2])
  })
  it('keeps several with the default id', () => {
    expect(show([bar(1, 'a')], bar(2, 'b'))).toHaveLength(2)
  })
  it('drops a message whose text without markup is shown already', () => {
    const shown = [bar(1, 'Saved <b>now</b>')]
    expect(show(shown, bar(2, 'Saved now'))).toBe(shown)
  })
  it('lets a replaced message say the same again', () => {
    expect(show([bar(1, 'a', 'save')], bar(2, 'a', 'save')).map(({ uniqueId }) => uniqueId)).toEqual([2])
  })
  it('removes by unique id and by id', () => {
    const shown = [bar(1, 'a', 'x'), bar(2, 'b')]
    expect(snackbarQueue(shown, { kind: 'remove', uniqueId: 2 })).toEqual([shown[0]])
    expect(snackbarQueue(shown, { kind: 'remove-id', id: 'x' })).toEqual([shown[1]])
  })
  it('stays where it belongs and goes with a move elsewhere', () => {
    const anywhere = bar(1, 'a')
    const inText = { ...bar(2, 'b'), places: ['text', 'search'] }
    const shown = [inText, anywhere]
    expect(snackbarQueue(shown, { kind: 'moved', place: 'search' })).toBe(shown)
    expect(snackbarQueue(shown, { kind: 'moved', place: 'overlay' })).toEqual([anywhere])
  })
})
