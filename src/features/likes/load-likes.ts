/** The likes with their texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { LikesOverlay } from './likes-overlay'

/** The overlay, once its texts are ready. */
export async function loadLikes(): Promise<{ LikesOverlay: typeof LikesOverlay }> {
  await addTexts('likes', 'tags', 'notes')
  return { LikesOverlay }
}
