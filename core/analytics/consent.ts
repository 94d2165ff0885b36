/**
 * The counting that a person allows us (spec 2 §4). Nothing is loaded before they choose; if the operator has
 * set no analytics address there is nothing to choose.
 *
 *   off ──start──▶ asking ──choose──▶ chosen ──reopen──▶ asking ──dismiss──▶ chosen (as before)
 *                     └──dismiss──▶ unanswered ──reopen──▶ asking
 */
export interface ConsentChoice {
  statistics: boolean
  marketing: boolean
}

/** States of the consent dialog. */
export type ConsentState =
  | { kind: 'off' }
  | { kind: 'asking'; before: ConsentChoice | undefined }
  /** Closed without a choice: the next visit asks again. */
  | { kind: 'unanswered' }
  | { kind: 'chosen'; choice: ConsentChoice }

/** Events of the consent dialog, from the page and the person. */
export type ConsentEvent =
  /** `kept`: the choice of an earlier visit; `isOptedOut`: the opt-out cookie overrides it. */
  | { kind: 'start'; kept: ConsentChoice | undefined; isOptedOut: boolean }
  | { kind: 'choose'; choice: ConsentChoice }
  | { kind: 'dismiss' }
  | { kind: 'reopen' }

/** The state before the operator's settings are known. */
export const noConsent: ConsentState = { kind: 'off' }

/** The state after an event; an event without meaning in a state changes nothing. */
export function consentAfter(state: ConsentState, event: ConsentEvent): ConsentState {
  switch (event.kind) {
    case 'start':
      if (state.kind !== 'off') return state
      return event.kept
        ? { kind: 'chosen', choice: withOptOut(event.kept, event.isOptedOut) }
        : { kind: 'asking', before: undefined }
    case 'choose':
      return state.kind === 'asking' ? { kind: 'chosen', choice: event.choice } : state
    case 'dismiss':
      if (state.kind !== 'asking') return state
      return state.before ? { kind: 'chosen', choice: state.before } : { kind: 'unanswered' }
    case 'reopen':
      if (state.kind === 'chosen') return { kind: 'asking', before: state.choice }
      return state.kind === 'unanswered' ? { kind: 'asking', before: undefined } : state
  }
}

/** The choice in force; while the dialog is open again, the previous one; undefined until there is one. */
export function consentOf(state: ConsentState): ConsentChoice | undefined {
  if (state.kind === 'chosen') return state.choice
  return state.kind === 'asking' ? state.before : undefined
}

/** Value of the cookie CookieConsent. */
export function writeConsent({ statistics, marketing }: ConsentChoice): string {
  return JSON.stringify({ necessary: true, statistics, marketing })
}

/**
 * The choice in the cookie CookieConsent; undefined when no readable one exists: then the person is asked.
 */
export function readConsent(cookie: string | undefined): ConsentChoice | undefined {
  try {
    const value: unknown = JSON.parse(cookie ?? '')
    if (typeof value !== 'object' || value === null) return undefined
    const { statistics, marketing } = value as { statistics?: unknown; marketing?: unknown }
    return typeof statistics === 'boolean' && typeof marketing === 'boolean'
      ? { statistics, marketing }
      : undefined
  } catch {
    return undefined
  }
}

function withOptOut(choice: ConsentChoice, isOptedOut: boolean): ConsentChoice {
  return isOptedOut ? { ...choice, statistics: false } : choice
}
