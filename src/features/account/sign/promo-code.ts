/** The word an invitation carries: cookie `promo` (spec 2 §3), or `promo` in the address of this place. */
import { readCookie } from '../../../platform/storage/cookies'

/** Empty where there is none. */
export function promoCode(): string {
  const found = new URLSearchParams(location.search).get('promo') ?? readCookie('promo') ?? ''
  return /^[\w-]{0,60}$/.test(found) ? found : ''
}
