/** The tags with their texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'

/** The overlays, once their texts are ready. */
export async function loadTags() {
  const [{ TagsOverlay }, { TagOverlay }] = await Promise.all([
    import('./tags-overlay'),
    import('./tag-overlay'),
    addTexts('tags', 'notes'),
  ])
  return { TagsOverlay, TagOverlay }
}
