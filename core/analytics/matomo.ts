/**
 * What is told to a Matomo-compatible tracker, as the commands of its queue `_paq` (spec 2 §7, §9). Dimensions by their number: 1 member or
 * visitor, 2 modern, 3 consent, 4 app or browser.
 */
export type Command = readonly [name: string, ...values: (string | number | boolean)[]]

export interface Visit {
  /** Of the tracker's host, with a slash at its end. */
  address: string
  host: string
  isMember: boolean
  isInstalled: boolean
  isConsented: boolean
}

const dimensions = { person: 1, modern: 2, consent: 3, surface: 4 } as const

/** Categories of events that are never told. */
const untold = new Set(['autocomplete', 'text-selection'])

/** What the tracker is told first. */
export function startCommands({ address, host, isMember, isInstalled, isConsented }: Visit): Command[] {
  return [
    ['setTrackerUrl', `${address}matomo.php`],
    ['setSiteId', siteIdOf(host)],
    ['setRequestMethod', 'POST'],
    ['alwaysUseSendBeacon', true],
    personCommand(isMember),
    // What is older than this app needs does not get as far as this.
    ['setCustomDimension', dimensions.modern, 'modern'],
    consentCommand(isConsented),
    ['setCustomDimension', dimensions.surface, isInstalled ? 'PWA' : 'Browser'],
    ['enableLinkTracking', true],
  ]
}

export function personCommand(isMember: boolean): Command {
  return ['setCustomDimension', dimensions.person, isMember ? 'Member' : 'Visitor']
}

export function consentCommand(isConsented: boolean): Command {
  return ['setCustomDimension', dimensions.consent, isConsented ? 'Consented' : 'Declined']
}

/** A page was opened. `path` and `from` are those of `trackedPath`; of another site nothing but its origin is told. */
export function pageCommands(origin: string, path: string, from: string | undefined): Command[] {
  return [
    ['setReferrerUrl', from ?? ''],
    ['setCustomUrl', origin + path],
    ['setDocumentTitle', path],
    ['trackPageView'],
  ]
}

/** Undefined for what is never told. */
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

/** The scripts a choice allows, in the order they are loaded: nothing without one (FEATURES STAT-01). */
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
