/** Parts of the text that come with texts of their own: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'

export async function loadSelectionBar() {
  const [{ SelectionBar }] = await Promise.all([
    import('./selection/selection-bar'),
    addTexts('copying', 'tags'),
  ])
  return SelectionBar
}

export async function loadChapterStudy() {
  const [{ ChapterStudy }] = await Promise.all([import('./mine/chapter-study'), addTexts('notes', 'tags')])
  return ChapterStudy
}

export async function loadTextSidebar() {
  const [{ TextSidebar }] = await Promise.all([
    import('./sidebar/text-sidebar'),
    addTexts('sidebar', 'notes', 'tags'),
  ])
  return TextSidebar
}
