/**
 * The consent of this person in this browser: its state, its cookies, and its listeners. Rules:
 * core/analytics/consent.
 */
import {
  type ConsentChoice,
  type ConsentEvent,
  consentAfter,
  consentOf,
  readConsent,
  writeConsent,
} from '#core/analytics/consent'
import { readCookie, removeCookie, writeCookie } from '../../platform/storage/cookies'
import { createStore } from '../../ui/store/store'
import { consentState } from './consent-state'

const consentCookie = 'CookieConsent'
const optOutCookie = 'bs-matomo-opt-out'

type Listener = (choice: ConsentChoice | undefined, isNew: boolean) => void

/** The choice made on this page; a new object each time, also for the same choice. */
const chosen = createStore<ConsentChoice | undefined>(undefined)

/** Starts from the cookies of earlier visits. `listener` gets the current choice, now and with every change. */
export function startConsent(listener: Listener): void {
  chosen.subscribe(() => listener(chosen.get(), true))
  go({
    kind: 'start',
    kept: readConsent(readCookie(consentCookie)),
    isOptedOut: readCookie(optOutCookie) !== undefined,
  })
  listener(consentOf(consentState.get()), false)
}

export function currentChoice(): ConsentChoice {
  return consentOf(consentState.get()) ?? { statistics: false, marketing: false }
}

export function choose(choice: ConsentChoice): void {
  writeCookie(consentCookie, writeConsent(choice))
  if (choice.statistics) removeCookie(optOutCookie)
  else writeCookie(optOutCookie, '1')
  go({ kind: 'choose', choice })
  chosen.set({ ...choice })
}

/** Shows the question again, to change the choice; does nothing where there is nothing to choose. */
export function reopenConsent(): void {
  go({ kind: 'reopen' })
}

/** The question was closed without a choice. */
export function dismissConsent(): void {
  go({ kind: 'dismiss' })
}

function go(event: ConsentEvent): void {
  consentState.update((state) => consentAfter(state, event))
}
