/** The code of an invitation: from the cookie `promo` (spec 2 §3), or from `promo` in the address of this place. */
import { readCookie } from '../../../platform/storage/cookies'

/** Empty if there is none. */
export function promoCode(): string {
  const found = new URLSearchParams(location.search).get('promo') ?? readCookie('promo') ?? ''
  return /^[\w-]{0,60}$/.test(found) ? found : ''
}
