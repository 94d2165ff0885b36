/** Parts that load after the text, some with their messages. Neither they nor their addresses are part of the first load. */
import { withMessages } from '../../platform/language/with-messages'

export const loadSelectionBar = () =>
  withMessages(
    ['copying', 'tags', 'lookup'],
    async () => (await import('./selection/selection-bar')).SelectionBar,
  )

export const loadChapterStudy = () =>
  withMessages(['notes', 'tags'], async () => (await import('./mine/chapter-study')).ChapterStudy)

export const loadTextSidebar = () =>
  withMessages(['sidebar', 'notes', 'tags'], async () => (await import('./sidebar/text-sidebar')).TextSidebar)

export const loadNotePopover = async () => (await import('./note-popover')).NotePopover
export const loadNoteMarkBox = async () => (await import('./mine/note-mark-box')).NoteMarkBox
export const loadColumnMenu = async () => (await import('./columns/column-menu')).ColumnMenu
export const loadColumnAdd = async () => (await import('./columns/column-add')).ColumnAdd
export const loadFurtherChapters = async () => (await import('./further-chapters')).FurtherChapters
export const loadOtherPlaces = async () => (await import('./other-places')).OtherPlaces
export const loadWayBackChip = async () => (await import('./turning/way-back-chip')).WayBackChip
