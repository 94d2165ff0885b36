/** Clicks in a drawn chapter, and what they open there: a footnote, cross references, notes, the menu of a column. */
import type { MouseEvent } from 'react'
import type { PageData } from '#core/contract/page-data'
import { listenFrom } from '../../model/shell/listening'
import { lazyPart } from '../../ui/timing/lazy-part'

const NoteMarkBox = lazyPart(async () => (await import('./mine/note-mark-box')).NoteMarkBox)
const ColumnMenu = lazyPart(async () => (await import('./columns/column-menu')).ColumnMenu)
const ColumnAdd = lazyPart(async () => (await import('./columns/column-add')).ColumnAdd)
const NotePopover = lazyPart(async () => (await import('./note-popover')).NotePopover)

export interface OpenedMark {
  mark: HTMLElement
  /** The page of the chapter in which it stands. */
  data: PageData
}

type Open = (opened: OpenedMark | undefined) => void

/** Elements whose click opens something: footnotes, cross references, notes, menus of columns, the player. */
const opening = '.fn, .xr, .nm, .column-menu, .column-add, [data-listen]'

/** Handles a click in the chapter of `data`; one that opens nothing selects. */
export function onTextClick(
  event: MouseEvent,
  data: PageData,
  onSelect: (event: MouseEvent) => void,
  open: Open,
): void {
  const mark = event.target instanceof Element ? event.target.closest<HTMLElement>(opening) : null
  if (mark?.matches('[data-listen]')) return listenFrom()
  if (!mark) return onSelect(event)
  event.preventDefault()
  open({ mark, data })
}

export function Opened({ opened: { mark, data }, onOpen }: { opened: OpenedMark; onOpen: Open }) {
  const onMark = (next: HTMLElement | undefined) => onOpen(next && { mark: next, data })
  const props = { mark, data, onMark }
  if (mark.matches('.column-menu')) return <ColumnMenu {...props} />
  if (mark.matches('.column-add')) return <ColumnAdd {...props} />
  if (mark.matches('.nm')) return <NoteMarkBox key={mark.dataset['noted']} {...props} />
  return <NotePopover key={mark.id || mark.dataset['xr']} {...props} />
}
