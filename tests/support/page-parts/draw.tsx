/**
 * Draws parts of the page in the document of a test (happy-dom) with React's own root. Only inside `act` does React wait to be told when to
 * draw; everything else, such as the answer of a live query, draws as it does in a browser and is waited for with `until`.
 */
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, vi } from 'vitest'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

const drawn = new Set<() => void>()

/** Does what a person does, and draws what comes of it. */
export async function acting<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  try {
    return await act(async () => await run())
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
  }
}

interface Drawn {
  /** What the part is drawn into. */
  container: HTMLElement
  /** Draws it with other properties. */
  again: (part: ReactNode) => Promise<void>
  /** Takes it from the page. */
  remove: () => Promise<void>
}

/** Draws a part at the end of the body; it goes with the test (`clearPage`). */
export async function draw(part: ReactNode): Promise<Drawn> {
  const container = document.createElement('div')
  document.body.append(container)
  const root: Root = createRoot(container)
  const end = () => {
    drawn.delete(end)
    root.unmount()
    container.remove()
  }
  drawn.add(end)
  await acting(() => root.render(part))
  return {
    container,
    again: (next) => acting(() => root.render(next)),
    remove: () => acting(end),
  }
}

interface DrawnHook<Result> {
  /** What it gave when it was drawn last. */
  now: () => Result
  again: () => Promise<void>
  remove: () => Promise<void>
}

/** Draws a component that does nothing but use a hook; `wrap` puts it into what has to stand around it. */
export async function drawHook<Result>(
  use: () => Result,
  wrap: (part: ReactNode) => ReactNode = (part) => part,
): Promise<DrawnHook<Result>> {
  const results: Result[] = []
  // A new element each time: the same one would not be drawn again.
  const part = () => wrap(<Using use={() => void results.push(use())} />)
  const { again, remove } = await draw(part())
  return { now: () => results.at(-1) as Result, again: () => again(part()), remove }
}

function Using({ use }: { use: () => void }) {
  use()
  return null
}

/** Waits until what is claimed holds; fails with its last failure. */
export function until<Result>(claim: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(claim, { timeout: 10_000, interval: 5 })
}

/** Lets what is under way come: a live query answers, a message crosses to the worker. For claims that nothing happens. */
export function settle(ms = 30): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** An answer that comes when the test says so. */
export function later<Answer = void>() {
  let come: (answer: Answer) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const comes = new Promise<Answer>((resolve, reject) => {
    come = resolve
    fail = reject
  })
  return { comes, come, fail }
}

export async function clearPage(): Promise<void> {
  for (const end of drawn) await acting(end)
  document.body.replaceChildren()
}

/** Registers that what a file draws goes after each of its tests. */
export function clearPageAfterEach(): void {
  afterEach(clearPage)
}
