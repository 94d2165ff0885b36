/** Marks the verses that the address means, until the reader scrolls on or presses; coming back does not mark them again. */
import { type RefObject, useLayoutEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import type { ScriptureElement } from '#core/scripture/text/node'
import { endedMarks } from '../../../model/place/meant-verses'
import { markVerses, unmarkVerses } from './mark-verses'

/** Entries of the history, with their addresses, at which the marks have ended. */
const ended = new Set<string>()

/** `entry` is the key of the entry of the history. */
export function useMeantVerses(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  entry: string,
  isVisible: boolean,
  node: ScriptureElement | undefined,
): void {
  useLayoutEffect(() => {
    const element = container.current
    if (!isVisible || !element || !data.address) return
    const { path, marked } = data.address
    const name = `${entry} ${path}`
    const isOver = ended.has(name)
    endedMarks.set(isOver ? path : undefined)
    if (isOver || marked.length === 0) return unmarkVerses(element)
    markVerses(element, data)
    return watchReader(() => {
      ended.add(name)
      endedMarks.set(path)
      unmarkVerses(element)
    })
  }, [container, data, entry, isVisible, node])
}

const presses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** Keys that do nothing alone. */
const silent = new Set(['Shift', 'Control', 'Alt', 'Meta'])
/** More than a text moves by itself while it comes, px. */
const scrolledPx = 60

/** Calls `onAct` once, when somebody presses or scrolls; arriving is no scrolling. */
function watchReader(onAct: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let landedAt = scrollY
  const act = () => {
    listening.abort()
    onAct()
  }
  for (const name of presses)
    addEventListener(
      name,
      (event) => {
        if (!(event instanceof KeyboardEvent && silent.has(event.key))) act()
      },
      { capture: true, passive: true, signal },
    )
  addEventListener('scroll', () => Math.abs(scrollY - landedAt) > scrolledPx && act(), {
    passive: true,
    signal,
  })
  addEventListener(
    'landed',
    () => {
      landedAt = scrollY
    },
    { signal },
  )
  return () => listening.abort()
}
