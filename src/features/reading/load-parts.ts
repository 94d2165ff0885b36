/** Parts of the text that come with texts of their own, or after one that does: none of them is part of the first load. */
import { withTexts } from '../../platform/language/with-texts'

export const loadSelectionBar = () =>
  withTexts(['copying', 'tags'], async () => (await import('./selection/selection-bar')).SelectionBar)

export const loadChapterStudy = () =>
  withTexts(['notes', 'tags'], async () => (await import('./mine/chapter-study')).ChapterStudy)

export const loadTextSidebar = () =>
  withTexts(['sidebar', 'notes', 'tags'], async () => (await import('./sidebar/text-sidebar')).TextSidebar)

/** Opens from marks that the study of the chapter has drawn. */
export const loadNoteMarkBox = async () => (await import('./mine/note-mark-box')).NoteMarkBox
