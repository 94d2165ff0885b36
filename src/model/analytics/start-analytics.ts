/**
 * Counts visits with the operator's Matomo-compatible service, as far as the person has allowed it. Loaded
 * when the operator has configured one, after the first view is shown. Nothing waits for it, and a service
 * that is blocked, slow or broken costs no more than a line in the log.
 */
import type { ConsentChoice } from '#core/analytics/consent'
import {
  type Command,
  consentCommand,
  eventCommand,
  pageCommands,
  personCommand,
  scriptsOf,
  startCommands,
} from '#core/analytics/matomo'
import { trackedPath } from '#core/analytics/tracked-path'
import type { AnalyticsSettings } from '#core/contract/public-settings'
import * as limits from '#core/limits'
import { byTheWay } from '../../platform/client/by-the-way'
import { trustedServiceUrl } from '../../platform/client/trusted-url'

import { askAccount, isMember, knownAccount } from '../account/account'
import { startConsent } from './consent-choice'
import { hearEvents } from './track-event'
import { type VisitedPlace, visitedPlace } from './visited-place'
import { waitFor } from './wait-for'

declare global {
  /** An array until the tracker is loaded and replaces it. */
  var _paq: { push: (command: unknown) => unknown } | undefined
}

export function startAnalytics(settings: AnalyticsSettings): void {
  const analytics = new Analytics(settings)
  const visit = () => {
    const place = visitedPlace.get()
    if (place) analytics.visit(place)
  }
  visitedPlace.subscribe(visit)
  visit()
  knownAccount.subscribe(() => analytics.tell(personCommand(isMember(knownAccount.get()))))
  startConsent((choice, isNew) => {
    const obeyed = analytics.obey(choice, isNew)
    byTheWay(obeyed.then(() => hearEvents((...event) => analytics.tell(eventCommand(...event)))))
  })
}

class Analytics {
  readonly #settings: AnalyticsSettings
  readonly #loaded = new Set<string>()
  /** Statistics are allowed now. */
  #isCounting = false
  #isStarted = false
  #place: VisitedPlace | undefined
  #before: string | undefined

  constructor(settings: AnalyticsSettings) {
    this.#settings = settings
  }

  /** A place was opened. */
  visit(place: VisitedPlace): void {
    this.#place = place
    if (!this.#isCounting) return
    const path = trackedPath(place.path)
    if (path === undefined) return
    for (const command of pageCommands(location.origin, path, this.#before ?? originOf(document.referrer)))
      this.tell(command)
    this.#before = location.origin + path
    if (place.isSearch) this.tell(eventCommand('search', 'SearchView'))
  }

  tell(command: Command | undefined): void {
    if (command && this.#isCounting) globalThis._paq?.push(command)
  }

  /** Applies a choice from now on; `isNew`: the person has just made it. */
  async obey(choice: ConsentChoice | undefined, isNew: boolean): Promise<void> {
    const isAllowed = choice?.statistics === true
    if (isAllowed && !this.#isCounting) await this.#begin()
    else if (isNew) this.tell(consentCommand(isAllowed))
    if (isNew) this.tell(eventCommand('consent', isAllowed ? 'accepted' : 'declined'))
    if (!isAllowed && this.#isCounting) this.#end()
    for (const script of scriptsOf(this.#settings, choice)) this.#load(script)
  }

  async #begin(): Promise<void> {
    const account = await askAccount()
    globalThis._paq ??= [] as unknown[]
    this.#isCounting = true
    if (this.#isStarted) this.tell(['forgetUserOptOut'])
    for (const command of startCommands({
      address: this.#settings.address,
      host: location.hostname,
      isMember: isMember(account),
      isInstalled: matchMedia('(display-mode: standalone)').matches,
      isConsented: true,
    }))
      this.tell(command)
    this.#isStarted = true
    if (this.#place) this.visit(this.#place)
  }

  /** The tracker would go on following links: it has to be stopped itself. */
  #end(): void {
    this.tell(['deleteCookies'])
    this.tell(['optUserOut'])
    this.#isCounting = false
  }

  #load(address: string): void {
    if (this.#loaded.has(address)) return
    this.#loaded.add(address)
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('error', () =>
      logWarning('The statistics could not be loaded: an ad or tracking blocker may be active.'),
    )
    if (address.endsWith('/matomo.js')) script.addEventListener('load', () => void this.#expectTracker())
    script.src = trustedServiceUrl(address)
    document.head.append(script)
  }

  async #expectTracker(): Promise<void> {
    const isThere = await waitFor(() => 'Piwik' in globalThis, {
      waitMs: limits.analyticsReadyMs,
      pollMs: limits.analyticsPollMs,
    })
    if (!isThere) logWarning('window.Piwik undefined after waiting')
  }
}

/** Of a referrer on another site only the origin is sent. */
function originOf(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const { origin } = new URL(referrer)
  return origin === location.origin ? undefined : `${origin}/`
}

/** The browser's log, for developers: failures of outside services that cost the person nothing. */
function logWarning(text: string): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(text)
}
