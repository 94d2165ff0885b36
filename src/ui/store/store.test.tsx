// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { fromEvents } from './from-events'
import { createStore, useStore, type Watched } from './store'

/** What a watcher has seen, and how it stops. */
function watch<State>({ get, subscribe }: Watched<State>): { seen: State[]; stop: () => void } {
  const seen: State[] = []
  return { seen, stop: subscribe(() => seen.push(get())) }
}

describe('a store', () => {
  it('tells everybody who watches it of each change', () => {
    const store = createStore('first')
    const [one, other] = [watch(store), watch(store)]
    store.set('second')
    store.update((state) => `${state} and third`)
    expect(one.seen).toEqual(['second', 'second and third'])
    expect(other.seen).toEqual(one.seen)
    expect(store.get()).toBe('second and third')
  })

  it('says nothing of a value that is there already', () => {
    const list: readonly number[] = [1]
    const store = createStore(list)
    const { seen } = watch(store)
    store.set(list)
    store.update((state) => state)
    expect(seen).toEqual([])
  })

  it('tells nobody who has stopped watching', () => {
    const store = createStore(0)
    const [gone, stays] = [watch(store), watch(store)]
    gone.stop()
    store.set(1)
    expect(gone.seen).toEqual([])
    expect(stays.seen).toEqual([1])
  })

  it('can be stopped by who is just being told', () => {
    const store = createStore(0)
    let heard = 0
    const stop = store.subscribe(() => {
      heard += 1
      stop()
    })
    const { seen } = watch(store)
    store.set(1)
    store.set(2)
    expect(heard).toBe(1)
    expect(seen).toEqual([1, 2])
  })
})

describe('a store that follows something', () => {
  it('begins with the first who watches, once, and goes on for good', () => {
    const source = createStore(0)
    let begun = 0
    const store = createStore(0, (set) => {
      begun += 1
      source.subscribe(() => set(source.get()))
    })
    source.set(1)
    expect([store.get(), begun]).toEqual([0, 0])
    watch(store).stop()
    source.set(5)
    expect(store.get()).toBe(5)
    const { seen } = watch(store)
    source.set(6)
    expect(seen).toEqual([6])
    expect(begun).toBe(1)
  })
})

describe('a fact of the browser', () => {
  it('is read anew with each of its events, until nobody watches', () => {
    const target = new EventTarget()
    let size = 1
    const fact = fromEvents(() => size, target, ['wider', 'narrower'])
    const { seen, stop } = watch(fact)
    size = 2
    target.dispatchEvent(new Event('wider'))
    size = 0
    target.dispatchEvent(new Event('narrower'))
    stop()
    target.dispatchEvent(new Event('wider'))
    expect(seen).toEqual([2, 0])
  })
})

describe('useStore', () => {
  it('draws again with each change, and for a selected part with changes of that part alone', () => {
    const store = createStore({ name: 'Ruth', chapters: 4 })
    const drawn: string[] = []
    const Whole = () => {
      const { name, chapters } = useStore(store)
      drawn.push('whole')
      return `${name} has ${chapters}, `
    }
    const Name = () => {
      drawn.push('name')
      return useStore(store, ({ name }) => name)
    }
    const place = document.createElement('p')
    const root = createRoot(place)
    flushSync(() =>
      root.render(
        <>
          <Whole />
          <Name />
        </>,
      ),
    )
    expect(place.textContent).toBe('Ruth has 4, Ruth')
    drawn.length = 0
    flushSync(() => store.set({ name: 'Ruth', chapters: 5 }))
    expect(place.textContent).toBe('Ruth has 5, Ruth')
    expect(drawn).toEqual(['whole'])
    flushSync(() => store.set({ name: 'Jona', chapters: 5 }))
    expect(place.textContent).toBe('Jona has 5, Jona')
    flushSync(() => root.unmount())
  })
})
