/** Draws a part of the page into a document, as React and the router do it there; what was drawn goes after each test. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Snackbar } from '../../../src/ui/snackbars/snackbar-queue'
import { closeSnackbar, useSnackbars } from '../../../src/ui/snackbars/snackbars'

const roots = new Set<Root>()
/** What the browser would be told of, as an error that nobody expected; a test that expects one takes it. */
const reported: unknown[] = []
export const takeReported = () => reported.splice(0)
/** The messages on the screen, the newest first. */
let shownMessages: readonly Snackbar[] = []
export const messages = () => shownMessages.map(({ message }) => message.replace(/[\u2066-\u2069]/g, ''))
export const lastMessage = () => shownMessages[0]

/** Watches what is drawn, for a file of tests: called by each, because modules are loaded once for all of them. */
export function startDrawing(): void {
  beforeEach(() => vi.stubGlobal('reportError', (error: unknown) => reported.push(error)))
  afterEach(async () => {
    await clearPage()
    expect(takeReported(), 'errors that were reported').toEqual([])
  })
}

/** Takes away all that is drawn. */
export async function clearPage(): Promise<void> {
  for (const { uniqueId } of shownMessages) await doing(() => closeSnackbar(uniqueId))
  for (const root of roots) await doing(() => root.unmount())
  roots.clear()
  document.body.replaceChildren()
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

/**
 * Does something of a person or of the world, and waits until React has drawn what follows at once. React is told that a
 * test acts only while it does: what a database answers later is drawn as in a browser.
 */
export async function doing<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  try {
    return await act(async () => await run())
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
  }
}

export interface Drawn {
  container: HTMLElement
  /** Draws something else in its place. */
  again: (element: ReactNode) => Promise<void>
  /** Takes it away. */
  end: () => Promise<void>
  /** Path and query of the place the router is at. */
  path: () => string
}

/** Inside a router that is at `path`; `route` names its parameters, as `/tag/$key`. */
export async function draw(element: ReactNode, { path = '/', route = '/$' } = {}): Promise<Drawn> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  roots.add(root)
  const history = createMemoryHistory({ initialEntries: [path] })
  const parent = createRootRoute()
  const child = createRoute({ getParentRoute: () => parent, path: route })
  const router = createRouter({ routeTree: parent.addChildren([child]), history })
  await router.load()
  const again = (shown: ReactNode) =>
    doing(() =>
      root.render(
        <RouterContextProvider router={router}>
          <Messages />
          {shown}
        </RouterContextProvider>,
      ),
    )
  await again(element)
  return {
    container,
    again,
    async end() {
      roots.delete(root)
      await doing(() => root.unmount())
      container.remove()
    },
    path: () => history.location.href,
  }
}

function Messages() {
  const shown = useSnackbars()
  useLayoutEffect(() => {
    shownMessages = shown
  }, [shown])
  return null
}

interface DrawnHook<Result, Input> {
  /** What it gave when it was drawn last. */
  now: () => Result
  again: (input: Input) => Promise<void>
  end: () => Promise<void>
  path: () => string
}

/** What a hook gives, drawn by nothing; `input` is what it is called with. */
export function drawHook<Result>(useIt: () => Result): Promise<DrawnHook<Result, void>>
export function drawHook<Result, Input>(
  useIt: (input: Input) => Result,
  input: Input,
): Promise<DrawnHook<Result, Input>>
export function drawHook<Result, Input>(useIt: (input?: Input) => Result, input?: Input) {
  return drawHookIn((part) => part, useIt, input)
}

/** The same inside what has to stand around it. */
export async function drawHookIn<Result, Input>(
  wrap: (part: ReactNode) => ReactNode,
  useIt: (input?: Input) => Result,
  input?: Input,
) {
  const results: Result[] = []
  function Caller({ given }: { given: Input | undefined }) {
    results.push(useIt(given))
    return null
  }
  const drawn = await draw(wrap(<Caller given={input} />))
  return {
    now: () => results[results.length - 1] as Result,
    again: (next?: Input) => drawn.again(wrap(<Caller given={next} />)),
    end: drawn.end,
    path: drawn.path,
  }
}

/** Waits for what a person would see; fails with the last failure. */
export function until<Result>(look: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(look, { timeout: 10_000, interval: 2 })
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

/** What a reader of screens would say of an element: its label, else its text. */
export const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/[\u2066-\u2069]/g, '').trim()

/** All that is written in it, without the signs that keep directions apart. */
export const wordsIn = (container: Element) => (container.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

/** Texts of all elements that fit a selector, without the signs that keep directions apart. */
export const textsOf = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map((one) =>
    (one.textContent ?? '').replace(/[\u2066-\u2069]/g, ''),
  )

/** The one element that fits a selector and has this name. */
export function find<Found extends HTMLElement>(
  container: ParentNode,
  selector: string,
  name?: string,
): Found {
  const all = [...container.querySelectorAll<Found>(selector)]
  const found = name === undefined ? all : all.filter((one) => nameOf(one) === name)
  expect(found.length, `${selector} ${name ?? ''} of: ${all.map(nameOf).join(' | ')}`).toBe(1)
  return found[0] as Found
}

export const press = (element: HTMLElement) => doing(() => element.click())

/** Writes into a field, as the browser tells React of it. */
export const write = (field: HTMLElement, text: string) =>
  doing(() => {
    const prototype = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    const name = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(name, { bubbles: true }))
  })

export const key = (target: EventTarget, name: string, more: KeyboardEventInit = {}) =>
  doing(() =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    ),
  )

export const submit = (form: Element) =>
  doing(() => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
