/**
 * The messages to a Matomo-compatible tracker, as commands of its queue `_paq` (spec 2 §7, §9). Dimensions by
 * number: 1 member or visitor, 2 modern, 3 consent, 4 app or browser.
 */
export type Command = readonly [name: string, ...values: (string | number | boolean)[]]

/** Facts of a visit when tracking starts. */
export interface Visit {
  /** Address of the tracker's host, ending with a slash. */
  address: string
  host: string
  isMember: boolean
  isInstalled: boolean
  isConsented: boolean
}

const dimensions = { person: 1, modern: 2, consent: 3, surface: 4 } as const

/** Categories of events that are never sent. */
const untold = new Set(['autocomplete', 'text-selection'])

/** The first commands sent to the tracker. */
export function startCommands({ address, host, isMember, isInstalled, isConsented }: Visit): Command[] {
  return [
    ['setTrackerUrl', `${address}matomo.php`],
    ['setSiteId', siteIdOf(host)],
    ['setRequestMethod', 'POST'],
    ['alwaysUseSendBeacon', true],
    personCommand(isMember),
    // Browsers older than the app requires never run this.
    ['setCustomDimension', dimensions.modern, 'modern'],
    consentCommand(isConsented),
    ['setCustomDimension', dimensions.surface, isInstalled ? 'PWA' : 'Browser'],
    ['enableLinkTracking', true],
  ]
}

/** Sets the dimension "member or visitor". */
export function personCommand(isMember: boolean): Command {
  return ['setCustomDimension', dimensions.person, isMember ? 'Member' : 'Visitor']
}

/** Sets the dimension "consent". */
export function consentCommand(isConsented: boolean): Command {
  return ['setCustomDimension', dimensions.consent, isConsented ? 'Consented' : 'Declined']
}

/** A page was opened. `path` and `from` come from `trackedPath`; of another site only the origin is sent. */
export function pageCommands(origin: string, path: string, from: string | undefined): Command[] {
  return [
    ['setReferrerUrl', from ?? ''],
    ['setCustomUrl', origin + path],
    ['setDocumentTitle', path],
    ['trackPageView'],
  ]
}

/** Undefined for categories that are never sent. */
export function eventCommand(category: string, action: string, name?: string): Command | undefined {
  if (untold.has(category)) return undefined
  return name === undefined ? ['trackEvent', category, action] : ['trackEvent', category, action, name]
}

/** 2 for local and development hosts, otherwise 1 (spec 2 §9). */
export function siteIdOf(host: string): 1 | 2 {
  const isLocal =
    /^(localhost|127(\.\d+){3}|\[::1\]|10(\.\d+){3}|192\.168(\.\d+){2})$/.test(host) ||
    /(^|\.)(localhost|local|test)$/.test(host) ||
    /(^|\.|-)dev\./.test(host)
  return isLocal ? 2 : 1
}

/** The scripts a choice allows, in loading order: none without a choice (FEATURES STAT-01). */
export function scriptsOf(
  { address, statistics, marketing }: { address: string; statistics?: string; marketing?: string },
  allowed: { statistics: boolean; marketing: boolean } | undefined,
): string[] {
  const container = (name: string | undefined) =>
    name === undefined ? [] : [`${address}js/container_${name}.js`]
  return [
    ...(allowed?.statistics ? [`${address}matomo.js`, ...container(statistics)] : []),
    ...(allowed?.marketing ? container(marketing) : []),
  ]
}
