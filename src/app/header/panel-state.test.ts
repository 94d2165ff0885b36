import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPanel, noPanel, type PanelEvent, type PanelState, panelNames } from './panel-state'

const after = (...events: readonly PanelEvent[]): PanelState => events.reduce(nextPanel, noPanel)

describe('the header panels', () => {
  it('are open one at a time', () => {
    expect(after({ kind: 'open', name: 'books' }, { kind: 'open', name: 'format' }).open).toBe('format')
    expect(after({ kind: 'toggle', name: 'menu' }, { kind: 'toggle', name: 'menu' }).open).toBeUndefined()
  })

  it('close by a click outside, unless that is blocked', () => {
    const open = { kind: 'open', name: 'books' } as const
    const block = (isBlocked: boolean) => ({ kind: 'block', isBlocked }) as const
    expect(after(open, { kind: 'outside' }).open).toBeUndefined()
    expect(after(open, block(true), { kind: 'outside' }, { kind: 'hide' }).open).toBe('books')
    expect(after(open, block(true), block(false), { kind: 'outside' }).open).toBeUndefined()
    expect(after(open, block(true), { kind: 'open', name: 'menu' }, { kind: 'outside' }).open).toBeUndefined()
    expect(after(open, block(true), { kind: 'hide', name: 'books' }).open).toBeUndefined()
  })

  it('leave another panel alone when one of them is hidden', () => {
    expect(after({ kind: 'open', name: 'books' }, { kind: 'hide', name: 'suggestions' }).open).toBe('books')
  })

  it('stay open when the field, entered before, says so later', () => {
    expect(after({ kind: 'entered' }).open).toBe('suggestions')
    expect(after({ kind: 'open', name: 'translations' }, { kind: 'entered' }).open).toBe('translations')
  })

  it('go with a move only where it is the menu', () => {
    expect(after({ kind: 'open', name: 'menu' }, { kind: 'moved' }).open).toBeUndefined()
    expect(after({ kind: 'open', name: 'translations' }, { kind: 'moved' }).open).toBe('translations')
  })

  it('have no other names', () => {
    expect(() => after({ kind: 'open', name: 'audio' })).toThrow(RangeError)
    expect(() => after({ kind: 'hide', name: '' })).toThrow(RangeError)
  })

  it('are never blocked while none is open', () => {
    const name = fc.constantFrom(...panelNames)
    const event = fc.oneof(
      fc.record({ kind: fc.constantFrom('open' as const, 'toggle' as const), name }),
      fc.record({ kind: fc.constant('hide' as const), name }),
      fc.constantFrom<PanelEvent>(
        { kind: 'entered' },
        { kind: 'hide' },
        { kind: 'outside' },
        { kind: 'moved' },
      ),
      fc.record({ kind: fc.constant('block' as const), isBlocked: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { open, isHideBlocked } = after(...events)
        expect(open === undefined && isHideBlocked).toBe(false)
      }),
    )
  })
})
