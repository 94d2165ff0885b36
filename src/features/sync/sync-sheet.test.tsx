// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Account, SyncState } from '#core/contract/browser/members'
import type { Op } from '#core/contract/members/op'
import {
  doing,
  draw,
  find,
  lastMessage,
  messages,
  press,
  textsOf,
  until,
  wordsIn,
} from '../../../tests/support/drawn/draw'
import { signIn } from '../../../tests/support/drawn/local-rows'
import { offline } from '../../../tests/support/drawn/network'
import { idOf, noteOf } from '../../../tests/support/drawn/notes'
import { startPage } from '../../../tests/support/drawn/page'
import { useOutbox } from '../../model/account/member-database'
import { SyncNotices } from './sync-notices'
import { SyncSheet } from './sync-sheet'

const { t, worker } = startPage()

const op = (seq: number, more: object = {}): Op => ({
  seq,
  opId: idOf(seq),
  user: 7,
  device: idOf(99),
  kind: 'tag',
  key: `tag:${idOf(seq)}`,
  lane: `tag:${idOf(seq)}`,
  body: { name: `Wort ${seq}`, shared: false },
  at: Date.now(),
  v: 1,
  attempts: 0,
  nextTry: 0,
  state: 'queued',
  ...more,
})
const refused = (seq: number, more: object = {}) =>
  op(seq, { state: 'refused', reason: { status: 422, code: 'space-full' }, ...more })
const synced: SyncState = { phase: 'idle', nextTry: 0, syncedAt: Date.now() }

async function member(ops: readonly Op[], account: Partial<Account> = {}, state = synced) {
  const own = await signIn([], account)
  await own.outbox.bulkPut([...ops])
  await own.state.put({ key: 'sync', value: state })
  return own
}
async function drawSheet(ops: readonly Op[], account: Partial<Account> = {}, state = synced) {
  await member(ops, account, state)
  const { container } = await draw(<SyncSheet />)
  await until(() => expect(rows(container)).toHaveLength(ops.length))
  await until(() => expect(container.querySelectorAll('dialog p').length).toBeGreaterThan(0))
  return container
}
/** Tells the test when the changes are known. */
const Count = () => useOutbox()?.length
const rows = (container: HTMLElement) => textsOf(container, 'li > span > span')

describe('the list of what is not saved yet', () => {
  it('begins with what was refused, because that needs the person', async () => {
    const container = await drawSheet([op(1), refused(2), op(3)])
    expect(rows(container).map((words) => words.slice(-6))).toEqual(['Wort 2', 'Wort 1', 'Wort 3'])
  })

  it('says that all is saved only where nothing waits', async () => {
    const container = await drawSheet([])
    await until(() => expect(wordsIn(container)).toContain(t('sync:allSaved')))
    expect(container.querySelector('ul')).toBeNull()
  })

  it('is sent by a press where there is a network', async () => {
    worker.answer({ syncNow: async () => undefined })
    const container = await drawSheet([op(1)])
    await press(find(container, 'button', t('sync:syncNow')))
    await until(() => expect(worker.inputsOf('syncNow')).toHaveLength(1))
  })

  it('says without network that it goes on by itself', async () => {
    offline()
    const container = await drawSheet([op(1)])
    expect(wordsIn(container)).toContain(t('sync:sign-offline', { count: 1 }))
    expect(wordsIn(container)).not.toContain(t('sync:syncNow'))
  })

  it('leads to signing in where the server no longer knows the device', async () => {
    const container = await drawSheet([op(1)], { isExpired: true })
    expect(find<HTMLAnchorElement>(container, 'dialog a').getAttribute('href')).toBe('/login')
  })

  it('says when an account is nearly full', async () => {
    const space = { used: 95, quota: 100 }
    const container = await drawSheet([], {}, { ...synced, space })
    await until(() => expect(container.querySelector('small')).not.toBeNull())
    const half = await drawSheet([], {}, { ...synced, space: { used: 50, quota: 100 } })
    expect(half.querySelector('small')).toBeNull()
  })
})

describe('a change that was refused', () => {
  const note = refused(1, {
    kind: 'note',
    key: `note:${idOf(1)}`,
    body: noteOf('Im Anfang war das Wort', { title: 'Anfang' }),
  })

  it('shows what would be lost', async () => {
    const container = await drawSheet([note])
    expect(textsOf(container, 'li > p')).toEqual(['Anfang\nIm Anfang war das Wort'])
  })

  it.each(['retry', 'discard'] as const)('is settled by %s', async (action) => {
    worker.answer({ settleOp: async () => undefined })
    const container = await drawSheet([note])
    const button = [...container.querySelectorAll<HTMLElement>('li button')].find(
      ({ textContent }) => textContent === t(`sync:${action}`),
    )
    await press(button as HTMLElement)
    await until(() => expect(worker.inputsOf('settleOp')).toEqual([[1, action]]))
  })

  it('is said once when it comes, not when the page is opened', async () => {
    const own = await member([refused(1)])
    const { container } = await draw(
      <>
        <SyncNotices />
        <Count />
      </>,
    )
    await until(() => expect(wordsIn(container)).toBe('1'))
    expect(messages()).toEqual([])
    await own.outbox.put(refused(2))
    await until(() => expect(lastMessage()).toMatchObject({ id: 'refused', type: 'error' }))
    expect(messages()).toEqual([t('sync:sign-refused', { count: 1 })])
  })
})

describe('what somebody has to know without asking', () => {
  it('is to sign in again', async () => {
    await member([op(1)], { isExpired: true })
    const { container } = await draw(<SyncNotices />)
    await until(() => expect(find(container, '[role=alert]').textContent).toContain(t('sync:signIn')))
  })

  it('is that the account is gone, and that what is here can be removed', async () => {
    worker.answer({ signOut: async () => ({ kind: 'done' }) })
    await member([], { isDeleted: true })
    const { container } = await draw(<SyncNotices />)
    await until(() => expect(wordsIn(container)).toContain(t('sync:deleted')))
    await press(find(container, 'button', t('sync:deletedRemove')))
    await until(() => expect(worker.inputsOf('signOut')).toEqual([['discard']]))
  })

  it('is that changes are lost with a window that keeps nothing', async () => {
    await member([op(1)], { isForgetful: true })
    await draw(<SyncNotices />)
    await until(() => expect(lastMessage()).toMatchObject({ id: 'forgetful', timeoutMs: -1 }))
  })

  it('is nothing while all is well', async () => {
    await member([])
    const { container } = await draw(<SyncNotices />)
    await worker.answered()
    expect([wordsIn(container), messages()]).toEqual(['', []])
  })
})

describe('the time until the next try', () => {
  it('runs only while somebody waits for it', async () => {
    const interval = vi.spyOn(globalThis, 'setInterval')
    await member([op(1)])
    await draw(<SyncNotices />)
    await doing(() => worker.answered())
    expect(interval.mock.calls.filter(([, delay]) => delay === 1_000)).toEqual([])
    interval.mockRestore()
  })
})
