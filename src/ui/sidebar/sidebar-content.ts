/** The props of a sidebar: its boxes, its messages, its state, and the actions that change it. */
import type { ComponentType, ReactNode } from 'react'
import type { Store } from '../store/store'
import type { BoxPlace, BoxTarget } from './box-order'
import type { BoxInSight } from './use-box-in-sight'

export interface SidebarBox {
  name: string
  title: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  /** The number of entries, formatted. */
  count?: string | undefined
  /** Drawn only while the box is unfolded. */
  content: ReactNode
}

export interface SidebarLabels {
  title: string
  open: string
  close: string
  pin: string
  arrange: string
  isArranged: string
  allHidden: string
  /** Name of a rail button that opens the sidebar at a box. */
  openAt: (box: string) => string
  move: (box: string) => string
  up: (box: string) => string
  down: (box: string) => string
  show: (box: string) => string
  /** Announced after a move; positions count from 1. */
  moved: (box: string, place: number, places: number) => string
}

export interface SidebarState {
  isOpen: boolean
  isPinned: boolean
  /** Every box, in order. */
  places: readonly BoxPlace[]
  folded: readonly string[]
}

export interface SidebarActions {
  onOpen: (isOpen: boolean) => void
  onPin: (isPinned: boolean) => void
  onMove: (name: string, target: BoxTarget) => void
  onShow: (name: string, isShown: boolean) => void
  onFold: (name: string, isFolded: boolean) => void
}

export interface SidebarProps {
  boxes: readonly SidebarBox[]
  labels: SidebarLabels
  state: SidebarState
  actions: SidebarActions
  /** Where the open panel is scrolled to; shared by the sidebars of all views of a kind. */
  inSight: Store<BoxInSight | undefined>
}

/** Boxes in the order of their places. */
export function boxesInOrder(boxes: readonly SidebarBox[], places: readonly BoxPlace[]): SidebarBox[] {
  return places.flatMap(({ name }) => boxes.find((box) => box.name === name) ?? [])
}
