/** The choice of this person in this browser: its state, its cookies, and who has to hear of it. Rules: core/analytics/consent. */
import {
  type ConsentChoice,
  type ConsentEvent,
  consentAfter,
  consentOf,
  noConsent,
  readConsent,
  writeConsent,
} from '#core/analytics/consent'
import { readCookie, removeCookie, writeCookie } from '../../platform/storage/cookies'
import { setReopen, showConsent } from './consent-door'

const consentCookie = 'CookieConsent'
const optOutCookie = 'bs-matomo-opt-out'

type Listener = (choice: ConsentChoice | undefined, isNew: boolean) => void

let state = noConsent
let tell: Listener = () => undefined

/** Begins with what earlier visits left. `listener` hears the choice that holds, now and whenever another is made. */
export function startConsent(listener: Listener): void {
  tell = listener
  setReopen(() => go({ kind: 'reopen' }))
  go({
    kind: 'start',
    kept: readConsent(readCookie(consentCookie)),
    isOptedOut: readCookie(optOutCookie) !== undefined,
  })
  tell(consentOf(state), false)
}

export function currentChoice(): ConsentChoice {
  return consentOf(state) ?? { statistics: false, marketing: false }
}

export function choose(choice: ConsentChoice): void {
  writeCookie(consentCookie, writeConsent(choice))
  if (choice.statistics) removeCookie(optOutCookie)
  else writeCookie(optOutCookie, '1')
  go({ kind: 'choose', choice })
  tell(choice, true)
}

/** Closed without a choice. */
export function dismissConsent(): void {
  go({ kind: 'dismiss' })
}

function go(event: ConsentEvent): void {
  state = consentAfter(state, event)
  showConsent(state.kind === 'asking')
}
