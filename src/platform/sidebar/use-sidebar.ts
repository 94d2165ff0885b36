/** One sidebar: how it was left, and what a person does with it. A new box needs nothing here; it follows the others and is shown. */
import { moveBox, namesOf, readBoxes, showBox, writeBoxes } from '../../ui/sidebar/box-order'
import type { SidebarBox, SidebarProps } from '../../ui/sidebar/sidebar-content'
import { type SidebarArea, useSidebarOptions } from './use-sidebar-options'

/** State and actions of `<Sidebar>`; undefined until the database has answered. `foldedAtFirst`: names joined by commas. */
export function useSidebar(
  area: SidebarArea,
  boxes: readonly SidebarBox[],
  foldedAtFirst = '',
): Pick<SidebarProps, 'state' | 'actions'> | undefined {
  const [options, change] = useSidebarOptions(area)
  if (!options) return undefined
  const places = readBoxes(
    boxes.map(({ name }) => name),
    options,
  )
  const folded = namesOf(options.folded ?? foldedAtFirst)
  return {
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
