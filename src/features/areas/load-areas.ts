/** The content areas with their texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { AreaOverlay } from './area-overlay'

/** The overlay, once its texts are ready. */
export async function loadAreas(): Promise<{ AreaOverlay: typeof AreaOverlay }> {
  await addTexts('areas')
  return { AreaOverlay }
}
