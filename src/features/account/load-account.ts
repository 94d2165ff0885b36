/** The places of an account with their texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'

/** All places, once their texts are ready. */
export async function loadAccount() {
  const [places] = await Promise.all([import('./places'), addTexts('account', 'forms', 'letters', 'sync')])
  return places
}
