/** Parts that load after the text, some with their messages. Neither they nor their addresses are part of the first load. */
import { withTexts } from '../../platform/language/with-texts'

export const loadSelectionBar = () =>
  withTexts(
    ['copying', 'tags', 'lookup'],
    async () => (await import('./selection/selection-bar')).SelectionBar,
  )

export const loadChapterStudy = () =>
  withTexts(['notes', 'tags'], async () => (await import('./mine/chapter-study')).ChapterStudy)

export const loadTextSidebar = () =>
  withTexts(['sidebar', 'notes', 'tags'], async () => (await import('./sidebar/text-sidebar')).TextSidebar)

export const loadNotePopover = async () => (await import('./note-popover')).NotePopover
export const loadNoteMarkBox = async () => (await import('./mine/note-mark-box')).NoteMarkBox
export const loadColumnMenu = async () => (await import('./columns/column-menu')).ColumnMenu
export const loadColumnAdd = async () => (await import('./columns/column-add')).ColumnAdd
export const loadOtherPlaces = async () => (await import('./other-places')).OtherPlaces
export const loadWayBackChip = async () => (await import('./turning/way-back-chip')).WayBackChip
