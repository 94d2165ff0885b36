/**
 * The state of one sidebar and the actions of a person on it. A new box needs no code here; it follows the
 * others and is shown.
 */

import { moveBox, namesOf, readBoxes, showBox, writeBoxes } from '../../ui/sidebar/box-order'
import type { SidebarBox, SidebarProps } from '../../ui/sidebar/sidebar-content'
import type { BoxInSight } from '../../ui/sidebar/use-box-in-sight'
import { createStore } from '../../ui/store/store'
import { type SidebarArea, useSidebarOptions } from './use-sidebar-options'

const inSight = {
  text: createStore<BoxInSight | undefined>(undefined),
  search: createStore<BoxInSight | undefined>(undefined),
} satisfies Record<SidebarArea, unknown>

interface AtFirst {
  isOpen?: boolean
  /** Names joined by commas. */
  folded?: string
}

/**
 * State and actions of `<Sidebar>`; undefined until the database has answered. `atFirst` applies until the
 * person changes it.
 */
export function useSidebar(
  area: SidebarArea,
  boxes: readonly SidebarBox[],
  atFirst: AtFirst = {},
): Pick<SidebarProps, 'state' | 'actions' | 'inSight'> | undefined {
  const [options, change] = useSidebarOptions(area, atFirst.isOpen ?? false)
  if (!options) return undefined
  const places = readBoxes(
    boxes.map(({ name }) => name),
    options,
  )
  const folded = namesOf(options.folded ?? atFirst.folded ?? '')
  return {
    inSight: inSight[area],
    state: { isOpen: options.open, isPinned: options.pinned, places, folded },
    actions: {
      onOpen: (open) => change({ open }),
      onPin: (pinned) => change({ pinned, open: true }),
      onMove: (name, target) => change(writeBoxes(moveBox(places, name, target))),
      onShow: (name, isShown) => change(writeBoxes(showBox(places, name, isShown))),
      onFold(name, isFolded) {
        const others = folded.filter((one) => one !== name)
        change({ folded: (isFolded ? [...others, name] : others).join() })
      },
    },
  }
}
