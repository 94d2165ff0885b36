/** The closed sidebar: a button that opens it, and one for each box that opens it there. */
import { IconButton } from '../controls/icon-button'
import type { BoxPlace } from './box-order'
import styles from './sidebar.module.css'
import { boxesInOrder, type SidebarProps } from './sidebar-content'
import { OpenIcon } from './sidebar-icons'

interface Props extends Pick<SidebarProps, 'boxes' | 'labels'> {
  places: readonly BoxPlace[]
  onOpen: (at?: string) => void
}

export function SidebarRail({ boxes, labels, places, onOpen }: Props) {
  const shown = boxesInOrder(
    boxes,
    places.filter(({ isShown }) => isShown),
  )
  return (
    <div className={styles.rail}>
      <IconButton icon={OpenIcon} label={labels.open} isMirrored data-open-rail onClick={() => onOpen()} />
      {shown.map(({ name, title, icon }) => (
        <IconButton key={name} icon={icon} label={labels.openAt(title)} onClick={() => onOpen(name)} />
      ))}
    </div>
  )
}
