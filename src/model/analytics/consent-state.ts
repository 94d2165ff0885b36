/** How it stands with the person's consent, for what is drawn from the beginning. What changes it comes late (consent-choice.ts). */
import type { ConsentState } from '#core/analytics/consent'
import { createStore, useStore } from '../../ui/store/store'

export const consentState = createStore<ConsentState>({ kind: 'off' })

/** Whether the person is being asked what may be counted, live. */
export function useIsConsentAsked(): boolean {
  return useStore(consentState, ({ kind }) => kind === 'asking')
}
