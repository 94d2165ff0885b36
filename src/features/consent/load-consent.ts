/** The question what may be counted, with its texts: only where an operator counts anything. */
import { addTexts } from '../../platform/language/late-messages'

export async function loadConsent() {
  const [{ ConsentDialog }] = await Promise.all([import('./consent-dialog'), addTexts('consent')])
  return { ConsentDialog }
}
