// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawHook, until } from '../../../tests/support/drawn/draw'
import { startPage } from '../../../tests/support/drawn/page'
import { rememberDismissal, useInstallMemory } from './use-install-memory'

const { worker, database } = startPage()

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const visits = async () => (await database.facts.get('install.days'))?.value

describe('what the device remembers of visits', () => {
  it('is nothing at first, then this day', async () => {
    const hook = await drawHook(useInstallMemory, undefined)
    await until(() => expect(hook.now()?.days).toEqual(['2026-11-21']))
    expect(hook.now()).toMatchObject({ hasFinishedSection: false, dismissals: 0, dismissedAt: 0 })
    expect(await visits()).toBe('2026-11-21')
  })

  it('is each day once', async () => {
    await database.facts.put({ key: 'install.days', value: '2026-11-20 2026-11-21' })
    const hook = await drawHook(useInstallMemory, undefined)
    await until(() => expect(hook.now()?.days).toHaveLength(2))
    await worker.answered()
    expect(worker.inputsOf('setFact')).toEqual([])
  })

  it('is nothing where something else was stored', async () => {
    await database.facts.bulkPut([
      { key: 'install.days', value: 7 },
      { key: 'install.section', value: 'yes' },
      { key: 'install.dismissals', value: 'often' },
    ])
    const hook = await drawHook(useInstallMemory, undefined)
    await until(() => expect(hook.now()).toMatchObject({ hasFinishedSection: false, dismissals: 0 }))
  })

  it('counts how often the card was put away, and when last', async () => {
    const hook = await drawHook(useInstallMemory, undefined)
    await until(() => expect(hook.now()?.days.length).toBeGreaterThan(0))
    const memory = hook.now()
    const before = Date.now()
    if (memory) rememberDismissal(memory)
    await until(() => expect(hook.now()?.dismissals).toBe(1))
    expect(hook.now()?.dismissedAt).toBeGreaterThanOrEqual(before)
  })
})
