/** Looking words up in a text: the keys `l` and `w`, and the box once a word was requested. Loaded after the text. */
import { Suspense, useEffect } from 'react'
import { isDictionaryOf } from '#core/content/reading/look-up'
import type { PageData } from '#core/contract/page-data'
import { knownPacks } from '../../../model/contents/known-packs'
import { useDisplayOf } from '../../../model/options/display'
import { useScreenName } from '../../../model/place/use-screen-name'
import { byTheWay } from '../../../platform/client/by-the-way'
import { useStore } from '../../../ui/store/store'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { askToLookUp, lookUpRequest } from './look-up-request'
import { columnOf } from './picked-word'

const LookUpBox = lazyPart(async () => (await import('./look-up-box')).LookUpBox)

interface Props {
  container: { current: HTMLElement | null }
  data: PageData
}

export function LateLookUp({ container, data }: Props) {
  const request = useStore(lookUpRequest)
  useLookUpKey(container, data)
  useDoubleClick(container, data)
  const screen = useScreenName()
  // A box must not stay over another text, nor over the screen that a link in it opens.
  useEffect(() => () => lookUpRequest.set(undefined), [data.address?.chapter, screen])
  return (
    <Suspense>
      {request && <LookUpBox data={data} request={request} onClose={() => lookUpRequest.set(undefined)} />}
    </Suspense>
  )
}

/** Looks up the word that a double click marks, where the library has a dictionary of its language or words of the original. */
function useDoubleClick(container: Props['container'], { manifests }: PageData): void {
  useEffect(() => {
    const text = container.current
    const onDouble = ({ target, button }: MouseEvent) => {
      const verse = target instanceof Element ? target.closest<HTMLElement>('.v') : null
      const isMark = target instanceof Element && target.closest('a, sup, button') !== null
      if (!verse || isMark || button !== 0) return
      const look = async () => {
        const { edition } = columnOf(verse)
        const shown = manifests.find(({ abbreviation }) => abbreviation === edition) ?? manifests[0]
        const packs = await knownPacks(
          (summary) =>
            isDictionaryOf(summary, shown?.locale ?? '') || summary.layer?.edition === shown?.abbreviation,
        )
        if (packs.length > 0)
          askToLookUp([numberOf(verse)], verse.querySelector<HTMLElement>('.n') ?? verse, edition)
      }
      byTheWay(look())
    }
    text?.addEventListener('dblclick', onDouble)
    return () => text?.removeEventListener('dblclick', onDouble)
  }, [container, manifests])
}

/** Offers the words of the verse with the focus, else those of the selected verses, in the chapter of `data`. */
function useLookUpKey(container: Props['container'], { address }: PageData): void {
  const chapter = address?.chapter
  const isOff = useDisplayOf('shortcuts') === 'off'
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      const isTyped = target.closest('input, textarea, select, dialog, [contenteditable], [role="dialog"]')
      const hasKeys = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (
        !['l', 'w'].includes(event.key) ||
        event.defaultPrevented ||
        event.isComposing ||
        hasKeys ||
        isTyped
      )
        return
      event.preventDefault()
      const text = container.current?.closest('[data-path]')
      const focused = target.closest<HTMLElement>(`[data-chapter="${chapter}"] :is(.v, .row)`)
      const selected = [...(text?.querySelectorAll<HTMLElement>('[data-selected]') ?? [])]
      const verses = focused ? [focused] : selected.length > 0 ? selected : topVerse(text)
      // A box stands beside what it is about: the page as a whole is no place for it.
      const [first] = verses
      const trigger = target === document.body ? (first?.querySelector<HTMLElement>('.n') ?? first) : target
      askToLookUp([...new Set(verses.map(numberOf))], trigger ?? target)
    }
    if (isOff) return
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [container, chapter, isOff])
}

/** The first verse that begins on the screen. */
function topVerse(text: Element | null | undefined): HTMLElement[] {
  const verses = [...(text?.querySelectorAll<HTMLElement>('.v') ?? [])]
  const first = verses.find((verse) => verse.getBoundingClientRect().top >= 0)
  return first ? [first] : []
}

const numberOf = ({ dataset }: HTMLElement) => Number(dataset['v'] ?? dataset['row'])
