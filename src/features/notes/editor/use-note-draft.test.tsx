// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { NoteAddress } from '#core/study/note-address'
import { doing, drawHook, messages, until } from '../../../../tests/support/drawn/draw'
import { signIn } from '../../../../tests/support/drawn/local-rows'
import { bodyOf, idOf, noteOf, noteThing } from '../../../../tests/support/drawn/notes'
import { startPage } from '../../../../tests/support/drawn/page'
import { unsavedUnder } from '../../../platform/storage/unsaved'
import { isEmptyDraft, useNoteDraft } from './use-note-draft'

const { worker } = startPage()

const address: NoteAddress = {
  id: idOf(1),
  place: { numbering: 'eng', chapter: 43_003_000, verses: [43_003_016] },
}

async function openNote(stored?: ReturnType<typeof noteThing>) {
  const own = await signIn(stored ? [stored] : [])
  const hook = await drawHook(useNoteDraft, address)
  await until(() => expect(hook.now()).toMatchObject({ note: stored?.data }))
  const draft = () => {
    const now = hook.now()
    if (!now) throw new Error('the note is not here')
    return now
  }
  return { own, draft, end: hook.end }
}

const stored = () => worker.inputsOf('change').map(([change]) => change)

describe('a draft that is empty', () => {
  it.each([
    ['nothing at all', { title: '', body: bodyOf(''), tags: [] }, true],
    ['blanks alone', { title: '  ', body: bodyOf(' \n '), tags: [] }, true],
    ['a title', { title: 'Licht', body: bodyOf(''), tags: [] }, false],
    ['a word', { title: '', body: bodyOf('Wort'), tags: [] }, false],
    ['a tag', { title: '', body: bodyOf(''), tags: [idOf(2)] }, false],
  ])('is one with %s: %#', (_, draft, isEmpty) => {
    expect(isEmptyDraft(draft)).toBe(isEmpty)
  })
})

describe('a note that is written', () => {
  it('begins empty at its place where there is none yet', async () => {
    const { draft } = await openNote()
    expect(draft()).toMatchObject({ draft: { title: '', tags: [] }, note: undefined, state: 'saved' })
  })

  it('shows what is typed at once, and stores it at its place when asked to', async () => {
    const { draft } = await openNote()
    await doing(() => draft().change({ title: 'Licht' }))
    expect(draft()).toMatchObject({ draft: { title: 'Licht' }, state: 'typing' })
    await doing(() => draft().save())
    await until(() => expect(draft().state).toBe('saved'))
    expect(stored()).toMatchObject([
      { kind: 'note', key: `note:${idOf(1)}`, body: { title: 'Licht', ...address.place } },
    ])
  })

  it('stays where it stood, whatever place its address names', async () => {
    const elsewhere = { numbering: 'org' as const, chapter: 19_051_000, verses: [19_051_003] }
    const { draft } = await openNote(noteThing(1, noteOf('alt', elsewhere)))
    await doing(() => draft().change({ title: 'neu' }))
    await doing(() => draft().save())
    expect(stored()).toMatchObject([{ body: { title: 'neu', ...elsewhere } }])
  })

  it('is stored once, however often it is asked to', async () => {
    const { draft } = await openNote()
    await doing(() => draft().change({ title: 'Licht' }))
    await doing(() => draft().save())
    await doing(() => draft().save())
    expect(stored()).toHaveLength(1)
  })

  it('is not stored when it reads again as it did', async () => {
    const { draft } = await openNote(noteThing(1, noteOf('Text', { title: 'Licht' })))
    await doing(() => draft().change({ title: 'Lichter' }))
    await doing(() => draft().change({ title: 'Licht' }))
    await doing(() => draft().save())
    expect(stored()).toEqual([])
  })

  it('is stored when the editor goes, unless it was dropped', async () => {
    const kept = await openNote()
    await doing(() => kept.draft().change({ title: 'bleibt' }))
    await kept.end()
    await until(() => expect(stored()).toMatchObject([{ body: { title: 'bleibt' } }]))
    const dropped = await openNote()
    await doing(() => dropped.draft().change({ title: 'geht' }))
    dropped.draft().drop()
    await dropped.end()
    expect(stored()).toHaveLength(1)
  })

  it('is refused here when it is longer than a note may be', async () => {
    const { draft } = await openNote()
    await doing(() => draft().change({ body: bodyOf('x'.repeat(limits.maxNoteBytes)) }))
    await doing(() => draft().save())
    expect(draft().state).toBe('too-long')
    expect(stored()).toEqual([])
  })

  it('says that it could not be stored, and tries again', async () => {
    const { draft } = await openNote()
    worker.answer({
      change: async () => {
        throw new AppError('quota-exceeded', {})
      },
    })
    await doing(() => draft().change({ title: 'Licht' }))
    await doing(() => draft().save())
    await until(() => expect(draft().state).toBe('failed'))
    expect(messages()).toHaveLength(1)
    worker.answer({ change: async () => undefined })
    await doing(() => draft().save())
    await until(() => expect(draft().state).toBe('saved'))
    expect(stored()).toHaveLength(2)
  })
})

describe('a second after the last key', () => {
  afterEach(() => vi.useRealTimers())

  it('a note is stored by itself, and not before', async () => {
    const { draft } = await openNote()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await doing(() => draft().change({ title: 'L' }))
    await doing(() => vi.advanceTimersByTime(900))
    await doing(() => draft().change({ title: 'Licht' }))
    await doing(() => vi.advanceTimersByTime(900))
    expect(stored()).toEqual([])
    await doing(() => vi.advanceTimersByTime(200))
    vi.useRealTimers()
    await until(() => expect(stored()).toMatchObject([{ body: { title: 'Licht' } }]))
  })
})

describe('a note that another device changed', () => {
  it('is read anew where nothing of ours is unsaved', async () => {
    const { own, draft } = await openNote(noteThing(1, noteOf('alt', { title: 'alt' })))
    const before = draft().version
    await own.things.put(noteThing(1, noteOf('neu', { title: 'von drüben', changedAt: 2 })))
    await until(() => expect(draft().draft.title).toBe('von drüben'))
    expect(draft().version).toBeGreaterThan(before)
  })

  it('does not take away what is being typed', async () => {
    const { own, draft } = await openNote(noteThing(1, noteOf('alt', { title: 'alt' })))
    await doing(() => draft().change({ title: 'von mir' }))
    await own.things.put(noteThing(1, noteOf('neu', { title: 'von drüben', changedAt: 2 })))
    await until(() => expect(draft().note?.title).toBe('von drüben'))
    expect(draft().draft.title).toBe('von mir')
  })

  it('is the same text to the editor when the change was ours', async () => {
    const { own, draft } = await openNote()
    await doing(() => draft().change({ title: 'Licht' }))
    await doing(() => draft().save())
    const { version } = draft()
    await own.things.put(noteThing(1, { ...noteOf('', { title: 'Licht' }), body: draft().draft.body }))
    await until(() => expect(draft().note?.title).toBe('Licht'))
    expect(draft().version).toBe(version)
  })
})

describe('what is typed', () => {
  const unsaved = ({ user }: { user: number }) => unsavedUnder(`note:${user}:`).map(({ value }) => value)

  it('is in the storage of the browser at once, with the revision that was seen, until the database has it', async () => {
    const { own, draft } = await openNote(noteThing(1, noteOf('Text'), { rev: 6 }))
    await doing(() => draft().change({ title: 'Licht' }))
    expect(unsaved(own)).toMatchObject([{ body: { title: 'Licht' }, seen: 6 }])
    await doing(() => draft().save())
    await until(() => expect(unsaved(own)).toEqual([]))
  })

  it('stays there while it cannot be stored', async () => {
    const { own, draft } = await openNote()
    worker.answer({ change: async () => Promise.reject(new AppError('quota-exceeded', {})) })
    await doing(() => draft().change({ title: 'Licht' }))
    await doing(() => draft().save())
    expect(unsaved(own)).toMatchObject([{ body: { title: 'Licht' } }])
    draft().drop()
    expect(unsaved(own)).toEqual([])
  })

  it('is not there where the text is again as it was', async () => {
    const { own, draft } = await openNote(noteThing(1, noteOf('Text', { title: 'alt' })))
    await doing(() => draft().change({ title: 'neu' }))
    await doing(() => draft().change({ title: 'alt' }))
    expect(unsaved(own)).toEqual([])
  })
})

describe('a text of another device that comes while a person types', () => {
  it('is not written over as if it had been seen', async () => {
    const { own, draft } = await openNote(noteThing(1, noteOf('Text'), { rev: 6 }))
    await doing(() => draft().change({ title: 'von mir' }))
    await own.things.put(noteThing(1, noteOf('von drüben'), { rev: 7 }))
    await until(() => expect(draft().note?.body).toEqual(bodyOf('von drüben')))
    await doing(() => draft().save())
    expect(stored().at(-1)).toMatchObject({ seen: 6, body: { title: 'von mir' } })
  })

  it('is the own one where more was typed while it was stored: no copy of it is wanted', async () => {
    const { own, draft } = await openNote(noteThing(1, noteOf('Text'), { rev: 6 }))
    await doing(() => draft().change({ title: 'Li' }))
    await doing(async () => {
      const stored = draft().save()
      draft().change({ title: 'Licht' })
      await stored
    })
    await doing(() => draft().change({ title: 'Lichter' }))
    await own.things.put(noteThing(1, noteOf('Text', { title: 'Li' }), { rev: 7 }))
    await until(() => expect(draft().note?.title).toBe('Li'))
    expect(draft().draft.title).toBe('Lichter')
    await doing(() => draft().save())
    expect(stored().at(-1)).toMatchObject({ seen: 7, body: { title: 'Lichter' } })
  })

  it('was seen where it reads like the own one', async () => {
    const { own, draft } = await openNote(noteThing(1, noteOf('Text'), { rev: 6 }))
    await doing(() => draft().change({ title: 'von mir' }))
    await own.things.put(noteThing(1, noteOf('Text', { title: 'von mir' }), { rev: 7 }))
    await until(() => expect(draft().note?.title).toBe('von mir'))
    await doing(() => draft().change({ title: 'mehr von mir' }))
    await doing(() => draft().save())
    expect(stored().at(-1)).toMatchObject({ seen: 7 })
  })
})
