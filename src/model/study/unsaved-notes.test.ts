// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import { signIn } from '../../../tests/support/drawn/local-rows'
import { idOf, noteOf, noteThing } from '../../../tests/support/drawn/notes'
import { startPage } from '../../../tests/support/drawn/page'
import { forgetUnsaved, keepUnsaved, unsavedUnder } from '../../platform/storage/unsaved'
import { keepUnsavedNote, storeLeftNote, storeUnsavedNotes } from './unsaved-notes'

const { worker } = startPage()
afterEach(forgetUnsaved)

const { createdAt: _, changedAt: __, ...body } = noteOf('Text', { title: 'Licht' })
const change = { kind: 'note', key: `note:${idOf(1)}`, body, seen: 6 } as const
const stored = () => worker.inputsOf('change').map(([one]) => one)

describe('a page that ended before a note was stored', () => {
  it('leaves it to the next one, once', async () => {
    const { user } = await signIn()
    keepUnsavedNote(change)
    await storeUnsavedNotes(user)
    await storeUnsavedNotes(user)
    expect(stored()).toEqual([change])
  })

  it('leaves nothing that was stored after all', async () => {
    const { user } = await signIn([noteThing(1, noteOf('Text', { title: 'Licht' }), { rev: 7 })])
    keepUnsavedNote(change)
    await storeUnsavedNotes(user)
    expect(stored()).toEqual([])
  })

  it('leaves it where it cannot be stored, and nothing to another member', async () => {
    const { user } = await signIn()
    keepUnsavedNote(change)
    await storeUnsavedNotes(user + 1)
    expect(stored()).toEqual([])
    worker.answer({ change: async () => Promise.reject(new AppError('quota-exceeded', {})) })
    await storeUnsavedNotes(user)
    worker.answer({ change: async () => undefined })
    await storeUnsavedNotes(user)
    expect(stored()).toEqual([change, change])
  })

  it('is not misled by what is no note', async () => {
    const { user } = await signIn()
    keepUnsaved(`note:${user}:${change.key}`, { body: 'text' })
    localStorage.setItem(`unsaved:note:${user}:note:2`, '{')
    await storeUnsavedNotes(user)
    expect(stored()).toEqual([])
  })
})

describe('an editor that was closed before its note was stored', () => {
  afterEach(() => vi.useRealTimers())

  it('leaves it to its page, which tries until there is room, and not while it is written again', async () => {
    await signIn()
    worker.answer({ change: async () => Promise.reject(new AppError('quota-exceeded', {})) })
    keepUnsavedNote(change)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    storeLeftNote(change.key)
    keepUnsavedNote(change)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stored()).toEqual([])
    storeLeftNote(change.key)
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(stored()).toEqual([change]))
    worker.answer({ change: async () => undefined })
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      expect(stored()).toEqual([change, change])
      expect(unsavedUnder('')).toEqual([])
    })
  })
})
