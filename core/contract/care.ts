/** Signs that the app hears in a text about its writer: kinds of danger, and whether there is one. */

export const careKinds = [
  /** Own suicide, hurting oneself. */
  'self',
  /** Somebody else's. */
  'other',
  /** Overdose or injury, now. */
  'emergency',
  /** At home. */
  'violence',
  /** Sexual, also long ago. */
  'abuse',
  /** Threatened, stalked, forced. */
  'threat',
  /** Afraid of doing harm to others. */
  'harming',
  /** Hunger, no shelter. */
  'need',
  /** Eating disorder. */
  'eating',
  /** Acute, without naming death. */
  'despair',
] as const
export type CareKind = (typeof careKinds)[number]

/** `life`: about the writer's own life; `grief`: somebody has died. For both only passages chosen by people are shown. */
export type Concern = 'none' | 'life' | 'grief'

/** The signs heard in a text. */
export type Heard =
  /** Somebody is in danger: only the fixed text is the answer. */
  | { outcome: 'certain'; kind: CareKind }
  /** It may be so: a soft paragraph comes first, and no verse that only words have found. */
  | { outcome: 'possible'; kind: CareKind }
  /** No danger. */
  | { outcome: 'none'; concern: Concern }
