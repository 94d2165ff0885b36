/**
 * The state of a sidebar between visits: options `sidebar.<area>.…` of the person; which boxes are folded
 * stays on this device. Whether it is open counts for this visit, and for the next one only while the sidebar
 * is pinned (FEATURES READ-16). A sidebar that is open at first stays open, in this and every later visit,
 * until the person closes it.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { createStore, useStore } from '../../ui/store/store'
import { setOption, useOption, useOptionsKnown, useSetOption } from '../options/options'

export type SidebarArea = 'search' | 'text'

export interface SidebarOptions {
  open: boolean
  pinned: boolean
  /** Names joined by commas; absent = never changed. */
  boxes?: string
  order?: string
  folded?: string
}

/**
 * Opened or closed since the page started. The option may have this value already; subscribers hear of the
 * change from this store.
 */
const openHere = createStore<{ readonly [area in SidebarArea]?: boolean }>({})

/**
 * The options, undefined until the database has answered, and a function that changes them: on the page at
 * once.
 */
export function useSidebarOptions(
  area: SidebarArea,
  isOpenAtFirst: boolean,
): [options: SidebarOptions | undefined, change: (change: Partial<SidebarOptions>) => void] {
  const isKnown = useOptionsKnown()
  const pinned = useOption(`sidebar.${area}.pinned`)
  const wasOpen = useSetOption(`sidebar.${area}.open`)
  const isOpenHere = useStore(openHere, (areas) => areas[area])
  const boxes = useSetOption(`sidebar.${area}.boxes`)
  const order = useSetOption(`sidebar.${area}.order`)
  const [folded, fold] = useFolded(area)
  const change = (changed: Partial<SidebarOptions>) => {
    if (changed.open !== undefined) {
      const { open } = changed
      openHere.update((areas) => ({ ...areas, [area]: open }))
      setOption(`sidebar.${area}.open`, open)
    }
    if (changed.pinned !== undefined) setOption(`sidebar.${area}.pinned`, changed.pinned)
    if (changed.boxes !== undefined) setOption(`sidebar.${area}.boxes`, changed.boxes)
    if (changed.order !== undefined) setOption(`sidebar.${area}.order`, changed.order)
    if (changed.folded !== undefined) fold(changed.folded)
  }
  if (!isKnown || folded === undefined) return [undefined, change]
  const open = isOpenHere ?? (isOpenAtFirst ? wasOpen !== false : pinned && wasOpen === true)
  const set = { ...(boxes === undefined ? {} : { boxes }), ...(order === undefined ? {} : { order }) }
  return [{ open, pinned, ...set, ...(folded === null ? {} : { folded }) }, change]
}

/** The folded boxes; null = never changed, undefined until the database has answered. */
function useFolded(area: SidebarArea): [folded: string | null | undefined, change: (folded: string) => void] {
  const path = `device.sidebar.${area}.folded`
  const [changed, setChanged] = useState<string>()
  const stored = useLiveQuery(async () => (await database.options.get(path))?.value ?? null, [path])
  const fold = (folded: string) => {
    setChanged(folded)
    byTheWay(workerClient().setOption(path, folded))
  }
  const known = stored === undefined || stored === null ? stored : String(stored)
  return [stored === undefined ? undefined : (changed ?? known), fold]
}
