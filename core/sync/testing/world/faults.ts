/** Kinds of faults (SYNC 3.14), and how often each happened. */
export const faultKinds = [
  'offline',
  'hanging',
  'portal',
  'lost request',
  'lost answer',
  'late request',
  'duplicate',
  '429',
  '502 or 503',
  '500',
  'crash before commit',
  'crash between effect and record',
  'crash after commit',
  'tab crash',
  'crash at a step',
  'power loss',
  'holder frozen',
  'tab frozen',
  'session revoked',
  'token expired',
  'account switch',
  'clock jump',
  'purge',
  'op always 500',
  'op refused',
  'account full',
  'lock stolen',
  'reset',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** How often each fault happened. */
export type FaultCounts = Record<FaultKind, number>

/** Counts of zero. */
export function noFaults(): FaultCounts {
  return Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as FaultCounts
}
