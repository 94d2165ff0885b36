/**
 * The state of the person's consent, for components of the first load. The code that changes it is loaded
 * late (consent-choice.ts).
 */
import type { ConsentState } from '#core/analytics/consent'
import { createStore, useStore } from '../../ui/store/store'

/** Written by consent-choice.ts alone. */
export const consentState = createStore<ConsentState>({ kind: 'off' })

/** Whether the consent question is open, live. */
export function useIsConsentAsked(): boolean {
  return useStore(consentState, ({ kind }) => kind === 'asking')
}
