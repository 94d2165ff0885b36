/** The notes with their texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { NotesOverlay } from './notes-overlay'

/** The overlay, once its texts are ready. */
export async function loadNotes(): Promise<{ NotesOverlay: typeof NotesOverlay }> {
  await addTexts('notes', 'tags')
  return { NotesOverlay }
}
