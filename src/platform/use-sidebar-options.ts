/**
 * How a sidebar was left: options `sidebar.<area>.…`, read live, stored by the worker; which boxes are folded stays with this device.
 * Open counts for this visit, for the next one only while the sidebar is pinned (FEATURES READ-16).
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { byTheWay } from './by-the-way'
import { database } from './database'
import { workerClient } from './worker-client'

export type SidebarArea = 'search' | 'text'

export interface SidebarOptions {
  open: boolean
  pinned: boolean
  /** Names joined by commas; absent = never changed. */
  boxes?: string
  order?: string
  folded?: string
}

type Key = keyof SidebarOptions
type Value = string | number | boolean

const keys = ['open', 'pinned', 'boxes', 'order', 'folded'] as const
/** Opened or closed since the page started. */
const openHere = new Map<SidebarArea, boolean>()

/** The options, undefined until the database has answered, and changing them: on the page at once. */
export function useSidebarOptions(
  area: SidebarArea,
): [options: SidebarOptions | undefined, change: (change: Partial<SidebarOptions>) => void] {
  const stored = useLiveQuery(() => storedOptions(area), [area])
  const [pending, setPending] = useState<ReadonlyMap<Key, Value>>(new Map())
  // What the database says by now is its own again, so that changes made elsewhere are seen.
  const late = new Map([...pending].filter(([key, value]) => stored?.get(key) !== value))
  if (stored && late.size < pending.size) setPending(late)
  const change = (changed: Partial<SidebarOptions>) => {
    if (changed.open !== undefined) openHere.set(area, changed.open)
    const values = keys.flatMap((key): [Key, Value][] => {
      const value = changed[key]
      return value === undefined ? [] : [[key, value]]
    })
    setPending((before) => new Map([...before, ...values]))
    for (const [key, value] of values) byTheWay(workerClient().setOption(pathOf(area, key), value))
  }
  return [stored && optionsOf(new Map([...stored, ...late]), openHere.get(area)), change]
}

async function storedOptions(area: SidebarArea): Promise<Map<Key, Value>> {
  const rows = await database.options.bulkGet(keys.map((key) => pathOf(area, key)))
  return new Map(
    keys.flatMap((key, index): [Key, Value][] => {
      const value = rows[index]?.value
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

function optionsOf(values: ReadonlyMap<Key, Value>, openHere: boolean | undefined): SidebarOptions {
  const pinned = values.get('pinned') === true
  const text = (key: Key) => {
    const value = values.get(key)
    return typeof value === 'string' ? { [key]: value } : {}
  }
  const open = openHere ?? (pinned && values.get('open') === true)
  return { open, pinned, ...text('boxes'), ...text('order'), ...text('folded') }
}

const pathOf = (area: SidebarArea, key: Key) =>
  key === 'folded' ? `device.sidebar.${area}.folded` : `sidebar.${area}.${key}`
