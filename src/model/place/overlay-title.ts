/** The title of an overlay that shows one item: its name stands in the head and in the document's title instead of the screen's. */
import { useEffect } from 'react'
import { createStore, useStore } from '../../ui/store/store'

export interface ItemTitle {
  text: string
  /** BCP 47, of the text. */
  locale: string
}

/** Set by the overlay that shows the item, while it does. */
const itemTitle = createStore<ItemTitle | undefined>(undefined)

/** The title of the item that is open; undefined where the screen's own name is the title. */
export const useItemTitle = (): ItemTitle | undefined => useStore(itemTitle)

/** Names the open overlay for as long as the component is there. */
export function useOverlayTitle(text: string | undefined, locale: string): void {
  useEffect(() => {
    if (text === undefined) return
    itemTitle.set({ text, locale })
    return () => itemTitle.set(undefined)
  }, [text, locale])
}
