// @vitest-environment happy-dom
import { Component, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDevice, signIn, signOut } from '../../../tests/support/drawn/device'
import { draw, drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { database, openDatabase } from './database'
import { keepDeviceFact, useDeviceFact } from './device-fact'
import { openedStored, openStored, useEarlyQuery, watchStored, whileOpen } from './early-query'
import { storedAccount } from './stored-account'

startDrawing()
beforeEach(emptyDevice)

const setFact = (key: string, value: number) => database.facts.put({ key, value })

describe('a query of what is drawn before the database is there', () => {
  it('gives its first answer, then follows every change', async () => {
    await setFact('count', 1)
    const { now } = await drawHook(() =>
      useEarlyQuery(async ({ database: { facts } }) => (await facts.get('count'))?.value, []),
    )
    await until(() => expect(now()).toBe(1))
    await setFact('count', 2)
    await until(() => expect(now()).toBe(2))
  })

  it('follows what it asks after waiting, too', async () => {
    await setFact('first', 1)
    const { now } = await drawHook(() =>
      useEarlyQuery(async ({ database: { facts, options } }) => {
        await facts.get('first')
        return (await options.get('theme'))?.value ?? 'none'
      }, []),
    )
    await until(() => expect(now()).toBe('none'))
    await database.options.put({ path: 'theme', value: 'dark' })
    await until(() => expect(now()).toBe('dark'))
  })

  it('has something to paint first, where it is given, and is asked after that', async () => {
    const asked: number[] = []
    const drawn: unknown[] = []
    await drawHook(() => {
      const answer = useEarlyQuery(
        async () => {
          asked.push(drawn.length)
          return 'answer'
        },
        [],
        'painted first',
      )
      drawn.push(answer)
    })
    await until(() => expect(drawn.at(-1)).toBe('answer'))
    expect(drawn[0]).toBe('painted first')
    expect(asked[0]).toBeGreaterThan(0)
  })

  it('is asked anew where what it depends on changes, and answers of before are not drawn', async () => {
    await setFact('a', 1)
    await setFact('b', 2)
    let key = 'a'
    const { now, again } = await drawHook(() =>
      useEarlyQuery(async ({ database: { facts } }) => (await facts.get(key))?.value, [key]),
    )
    await until(() => expect(now()).toBe(1))
    key = 'b'
    await again()
    await until(() => expect(now()).toBe(2))
    await setFact('a', 3)
    await settle()
    expect(now()).toBe(2)
  })

  it('that fails is an error of the drawing', async () => {
    class Boundary extends Component<{ children: ReactNode }, { message: string }> {
      override state = { message: '' }
      static getDerivedStateFromError = ({ message }: Error) => ({ message })
      override render = () => this.state.message || this.props.children
    }
    const Asking = () =>
      useEarlyQuery(async (): Promise<string> => {
        throw new RangeError('no such table')
      }, [])
    // oxlint-disable-next-line no-console -- React tells there of what a boundary has caught
    const logged = vi.mocked(console.error).mockImplementation(() => undefined)
    const { container } = await draw(
      <Boundary>
        <Asking />
      </Boundary>,
    )
    await until(() => expect(container.textContent).toBe('no such table'))
    logged.mockClear()
  })
})

describe('what watches the stored', () => {
  it('hears every answer until it ends', async () => {
    const heard: unknown[] = []
    const end = watchStored(
      async ({ database: { facts } }) => await facts.count(),
      (count) => heard.push(count),
    )
    await until(() => expect(heard).toEqual([0]))
    await setFact('a', 1)
    await until(() => expect(heard).toEqual([0, 1]))
    end()
    await setFact('b', 1)
    await settle()
    expect(heard).toEqual([0, 1])
  })

  it('does not begin where it ended before the database was there', async () => {
    const begin = vi.fn(() => () => undefined)
    whileOpen(begin)()
    await settle()
    expect(begin).not.toHaveBeenCalled()
  })

  it('ends what it began', async () => {
    const end = vi.fn()
    const stop = whileOpen(() => end)
    await settle()
    expect(end).not.toHaveBeenCalled()
    stop()
    expect(end).toHaveBeenCalledOnce()
  })

  it('has the same database once it is open', async () => {
    const opened = await openStored()
    expect(openedStored()).toBe(opened)
    expect(opened.database).toBe(database)
    await expect(openDatabase()).resolves.toBeUndefined()
  })
})

describe('the account of this device', () => {
  it('is null for a visitor, and that of the record for a member', async () => {
    expect(await storedAccount()).toBeNull()
    await signIn(3)
    expect((await storedAccount())?.user.id).toBe(3)
    await signOut(3)
  })
})

describe('a fact of this device', () => {
  it('is null where nothing was kept, then what was kept, live', async () => {
    workerThat({ setFact: async (key, value) => void (await database.facts.put({ key, value })) })
    const { now } = await drawHook(() => useDeviceFact('voice'))
    await until(() => expect(now()).toBeNull())
    keepDeviceFact('voice', 'Anna')
    await until(() => expect(now()).toBe('Anna'))
  })

  it('is never what is no small fact', async () => {
    await signIn(3)
    const { now } = await drawHook(() => useDeviceFact('account'))
    await until(() => expect(now()).toBeNull())
    await signOut(3)
  })
})
