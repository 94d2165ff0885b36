/** The history with its texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { HistoryOverlay } from './history-overlay'

/** The overlay, once its texts are ready. */
export async function loadHistory(): Promise<{ HistoryOverlay: typeof HistoryOverlay }> {
  await addTexts('history', 'notes')
  return { HistoryOverlay }
}
