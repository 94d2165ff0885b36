// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SyncState } from '#core/contract/browser/members'
import type { ContactMessageRow } from '#db/rows'
import { userDatabaseName } from '#db/user-database'
import {
  accountOf,
  emptyDevice,
  signIn,
  signOut,
  storeThings,
  thingOf,
  withMember,
} from '../../../tests/support/drawn/device'
import {
  clearPage,
  draw,
  drawHook,
  later,
  settle,
  startDrawing,
  until,
} from '../../../tests/support/drawn/draw'
import { one, press, textOf } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { userNumbered } from '../../../worker/testing/fake-accounts'
import { database } from '../../platform/local/database'
import { rememberedRoute, rememberRoute } from '../../platform/storage/remembered-route'
import { askAccount, isMember, knownAccount, useAccount } from './account'
import { forgetMembers, onForgetting } from './forget-member'
import { askMemberDatabase, useOutbox, useSyncState, useThing, useThings } from './member-database'
import { noteSignOut, takeSignOut } from './signed-out'
import { isNearlyFull, SpaceLine } from './space-line'
import { useWaitingMessages, WaitingMessages } from './waiting-messages'

startDrawing()
beforeEach(emptyDevice)
afterEach(async () => {
  await clearPage()
  for (const id of [1, 2]) await signOut(id)
})

const ada = userNumbered(1)

describe('who is signed in', () => {
  it.each([
    ['nobody knows yet', false, undefined],
    ['a visitor', false, null],
    ['a member', true, accountOf(ada)],
    ['a member whose session has ended', true, accountOf(ada, { isExpired: true })],
    ['somebody whose account was deleted', false, accountOf(ada, { isDeleted: true })],
  ])('%s may use what belongs to an account: %s', (_, expected, account) => {
    expect(isMember(account)).toBe(expected)
  })

  it('is told by the database, and by every change of it', async () => {
    const { now } = await drawHook(useAccount)
    await until(() => expect(now()).toBeNull())
    await signIn(1)
    await until(() => expect(now()?.user.id).toBe(1))
    await signIn(1, { isExpired: true })
    await until(() => expect(now()?.isExpired).toBe(true))
    await signOut(1)
    await until(() => expect(now()).toBeNull())
  })

  it('is asked once for all who look, and no more when nobody looks', async () => {
    const heard: unknown[] = []
    const other: unknown[] = []
    const ends = [watch((account) => heard.push(account)), watch((account) => other.push(account?.user.id))]
    await until(() => expect(heard).toEqual([null]))
    ends[0]?.()
    await signIn(1)
    await until(() => expect(other.at(-1)).toBe(1))
    expect(heard).toEqual([null])
    ends[1]?.()
    const again: unknown[] = []
    const end = watch((account) => again.push(account?.user.id))
    await until(() => expect(again).toEqual([1]))
    end()
  })

  it('is answered at once to who asks once', async () => {
    expect(await askAccount()).toBeNull()
    await signIn(2)
    expect((await askAccount())?.user.id).toBe(2)
  })

  it('is a visitor where the record is none', async () => {
    await database.facts.put({ key: 'account', value: 'broken' })
    expect(await askAccount()).toBeNull()
  })
})

/** Hears of every answer, and of the one that is there. */
function watch(hear: (account: ReturnType<typeof knownAccount.get>) => void): () => void {
  const tell = () => knownAccount.get() !== undefined && hear(knownAccount.get())
  const end = knownAccount.subscribe(tell)
  tell()
  return end
}

describe('a member who signs out', () => {
  it('leaves nothing in the tab: route, session, what is kept in memory', async () => {
    let forgotten = 0
    onForgetting(() => {
      forgotten += 1
    })
    await signIn(1)
    const end = forgetMembers()
    rememberRoute('/SDE/Joh3')
    sessionStorage.setItem('visit', '{}')
    await settle()
    expect(forgotten).toBe(0)
    await signOut(1)
    await until(() => expect(forgotten).toBe(1))
    expect([rememberedRoute(), sessionStorage.length]).toEqual([undefined, 0])
    // A visitor who goes on reading keeps what they make.
    rememberRoute('/SDE/Joh4')
    await database.facts.put({ key: 'other', value: 1 })
    await settle()
    expect([forgotten, rememberedRoute()]).toEqual([1, '/SDE/Joh4'])
    end()
  })

  it('is led home once, not to signing in again', () => {
    expect(takeSignOut()).toBe(false)
    noteSignOut()
    expect([takeSignOut(), takeSignOut()]).toEqual([true, false])
  })
})

describe('what a member has', () => {
  it('is nothing for a visitor', async () => {
    const { now } = await drawHook(() => [useThings('like'), useThing('like:x'), useOutbox(), useSyncState()])
    await until(() => expect(now()).toEqual([[], null, [], null]))
  })

  it('comes in the order in which it was made, of the kind asked for, live', async () => {
    await signIn(1)
    await storeThings(1, [
      thingOf('like', 'like:b', { at: 2 }, 2),
      thingOf('like', 'like:a', { at: 3 }, 3),
      thingOf('tag', 'tag:t', { name: 'T', shared: false }, 1),
    ])
    const { now } = await drawHook(() => useThings('like')?.map(({ key }) => key))
    await until(() => expect(now()).toEqual(['like:b', 'like:a']))
    await storeThings(1, [thingOf('like', 'like:c', { at: 1 }, 1)])
    await until(() => expect(now()).toEqual(['like:c', 'like:b', 'like:a']))
  })

  it('changes with the person', async () => {
    await storeThings(1, [thingOf('like', 'like:a', { at: 1 })])
    await storeThings(2, [thingOf('like', 'like:b', { at: 1 })])
    const { now } = await drawHook(() => useThings('like')?.map(({ key }) => key))
    await signIn(1)
    await until(() => expect(now()).toEqual(['like:a']))
    await signIn(2)
    await until(() => expect(now()).toEqual(['like:b']))
    await signOut(2)
    await until(() => expect(now()).toEqual([]))
  })

  it('is found by its key; what waits stands in the order of the actions', async () => {
    await signIn(1)
    await storeThings(1, [thingOf('opt', 'opt:theme', 'dark')])
    await withMember(1, ({ outbox }) =>
      outbox.bulkAdd([
        { seq: 2, key: 'like:b', lane: 'like:b' },
        { seq: 1, key: 'like:a', lane: 'like:a' },
      ] as never),
    )
    const { now } = await drawHook(() => ({
      theme: useThing('opt:theme')?.data,
      font: useThing('opt:font'),
      keys: useOutbox()?.map(({ key }) => key),
    }))
    await until(() => expect(now()).toEqual({ theme: 'dark', font: null, keys: ['like:a', 'like:b'] }))
  })

  it('says how the sync stands, and nothing where the row is of another make', async () => {
    await signIn(1)
    await withMember(1, ({ state }) => state.put({ key: 'sync', value: { phase: 'idle' } }))
    const { now } = await drawHook(useSyncState)
    await until(() => expect(now()).toBeNull())
    const value: SyncState = { phase: 'waiting', nextTry: 5, syncedAt: 3 }
    await withMember(1, ({ state }) => state.put({ key: 'sync', value }))
    await until(() => expect(now()).toEqual(value))
  })

  it('is not made anew by a query that was under way while somebody signed out', async () => {
    const answer = await askMemberDatabase(1, ({ things }) => things.count(), -1)
    expect(answer).toBe(-1)
    const { databases } = indexedDB
    expect((await databases.call(indexedDB)).map(({ name }) => name)).not.toContain(userDatabaseName(1))
  })

  it('lets an error of the query through', async () => {
    await signIn(1)
    await expect(
      askMemberDatabase(1, () => Promise.reject(new RangeError('no such index')), 0),
    ).rejects.toThrow('no such index')
  })
})

describe('how much room an account takes', () => {
  it.each([
    [0, 100, false],
    [90, 100, false],
    [91, 100, true],
    [120, 100, true],
  ])('%i of %i: there is something to do: %s', (used, quota, expected) => {
    expect(isNearlyFull({ used, quota })).toBe(expected)
  })

  it('is said with the units of the language', async () => {
    await speakAll('de')
    const { container, again } = await draw(<SpaceLine used={1_900_000} quota={50_000_000} />)
    expect(textOf(container)).toMatch(/1,9 MB.*50 MB/)
    const roomy = textOf(container)
    await again(<SpaceLine used={49_000_000} quota={50_000_000} />)
    expect(textOf(container).replaceAll(/[\d,]+ MB/g, '')).not.toBe(roomy.replaceAll(/[\d,]+ MB/g, ''))
  })
})

describe('contact messages that have not arrived', () => {
  const message = (id: string, at: number, more: Partial<ContactMessageRow> = {}): ContactMessageRow => ({
    id,
    at,
    failures: 0,
    nextTry: 0,
    letter: { call: 'contact', body: { message: `Words of ${id}` } } as ContactMessageRow['letter'],
    ...more,
  })

  it('are told oldest first', async () => {
    await database.letters.bulkPut([message('new', 2), message('old', 1)])
    const { now } = await drawHook(() => useWaitingMessages().map(({ id }) => id))
    await until(() => expect(now()).toEqual(['old', 'new']))
  })

  it('are not there where there are none', async () => {
    await speakAll('de')
    const { container } = await draw(<WaitingMessages />)
    await settle()
    expect(container.childElementCount).toBe(0)
  })

  it('are shown with why they wait, sent again or thrown away', async () => {
    const answer = later()
    const asked = workerThat({ settleContactMessage: () => answer.comes })
    await database.letters.bulkPut([
      message('a', 1),
      message('b', 2, {
        refused: 'too-many-requests',
        letter: { call: 'reportContent', body: { text: 'A missing word' } } as ContactMessageRow['letter'],
      }),
    ])
    const { container } = await draw(<WaitingMessages />)
    await until(() => expect(container.querySelectorAll('li')).toHaveLength(2))
    const [waiting, refused] = [...container.querySelectorAll('li')]
    expect(textOf(waiting)).toContain('Words of a')
    expect(textOf(refused)).toContain('A missing word')
    expect(waiting?.querySelector('[data-problem]')).toBeNull()
    expect(textOf(refused?.querySelector('[data-problem]'))).not.toBe('')
    await press(one('button', /^Erneut versuchen: Nachricht an uns: Words of a/))
    await press(one('button', 'Verwerfen: Gemeldeter Fehler: A missing word'))
    await until(() => expect(asked).toHaveLength(2))
    expect(asked).toEqual([
      ['settleContactMessage', 'a', 'retry'],
      ['settleContactMessage', 'b', 'discard'],
    ])
    answer.come()
  })
})
