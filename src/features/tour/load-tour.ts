/** The help tour with its texts. */
import { addTexts } from '../../platform/language/late-messages'
import { HelpTour } from './help-tour'

export async function loadTour(): Promise<typeof HelpTour> {
  await addTexts('shell')
  return HelpTour
}
