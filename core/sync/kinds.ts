/**
 * The one table of synced kinds (SYNC 3.2). A new kind is a body in `OpBodies` (op.ts) and a row here:
 * nothing compiles until it has both, and until every place that treats kinds one by one handles it.
 */
import type * as z from 'zod/mini'
import { chapterOf } from '../canonical'
import type { syncCalls } from '../contract/members/calls/sync-calls'
import { madePlanSchema } from '../contract/members/made-plan'
import type { OpBodies, OpKind } from '../contract/members/op'
import { isOptionPath } from '../contract/members/option-tree'
import { isPlanKey, planPartSchema } from '../contract/members/plan-state'
import { isTarget, readTarget } from '../contract/members/target'
import {
  activitySchema,
  dismissalSchema,
  noteSchema,
  optionSchema,
  presenceSchema,
  tagSchema,
} from '../contract/members/things'
import { wordMarkSchema } from '../contract/members/word-mark'
import { isUuid } from '../contract/uuid'

/** Kinds of changes that concern one row; a clear concerns many and is not one of them. */
export type RowOpKind = Exclude<OpKind, 'clear'>
/** Calls that write. */
export type WriteCall = Exclude<keyof typeof syncCalls, 'pull'>

/** The keys by which lists find a record. */
export interface Listing {
  /** Instant lists are sorted by, ms: when it happened, was changed, or was set. */
  at: number
  /** Chapters it belongs to, `<numbering>:<canonical of the chapter>`. */
  places: string[]
  /** Uuids of its tags; for a tagging its tag. */
  tags: string[]
}

interface Calls {
  put: WriteCall
  /** Present when null as a body deletes. */
  remove?: WriteCall
}

interface Kind<
  Prefix extends string = string,
  Data extends z.ZodMiniType = z.ZodMiniType,
  OwnCalls extends Calls = Calls,
> {
  /**
   * Prefix of the keys of its rows, before a colon; databases store it as the kind of a
   * row, so it never changes.
   */
  prefix: Prefix
  /** The data that the server stores and returns. */
  data: Data
  /** Whether a text is valid after the prefix in a key of this kind. */
  isKeyRest: (rest: string) => boolean
  calls: OwnCalls
  /**
   * The server may apply an op again after it has forgotten its id (SYNC 3.7 rule 4); an op of the other
   * kinds would set back later changes, and is given up before.
   */
  isRepeatSafe: boolean
  /** Name of the rows in the member's export. */
  exportName: string
  listing: (data: z.output<Data>, rest: string) => Partial<Listing>
}

/** A set whose rows either exist or do not: taggings, likes, sections that were read. */
const presence = { data: presenceSchema, isRepeatSafe: false }

/** In the order of the member's export. */
export const kinds = {
  /** `opt:<path>` */
  option: kind({
    prefix: 'opt',
    data: optionSchema,
    isKeyRest: isOptionPath,
    calls: { put: 'setOption' },
    isRepeatSafe: false,
    exportName: 'options',
    listing: () => ({}),
  }),
  /** `act:<uuid>` */
  activity: kind({
    prefix: 'act',
    data: activitySchema,
    isKeyRest: isUuid,
    calls: { put: 'addActivity' },
    isRepeatSafe: true,
    exportName: 'history',
    listing: ({ occurredAt }) => ({ at: occurredAt }),
  }),
  /** `note:<uuid>` */
  note: kind({
    prefix: 'note',
    data: noteSchema,
    isKeyRest: isUuid,
    calls: { put: 'putNote', remove: 'deleteNote' },
    isRepeatSafe: true,
    exportName: 'notes',
    listing: ({ changedAt, numbering, chapter, verses, tags }) => {
      const chapters = new Set([chapter, ...verses].filter((place) => place > 0).map(chapterOf))
      return { at: changedAt, places: [...chapters].map((place) => `${numbering}:${place}`), tags }
    },
  }),
  /** `tag:<uuid>` */
  tag: kind({
    prefix: 'tag',
    data: tagSchema,
    isKeyRest: isUuid,
    calls: { put: 'putTag', remove: 'deleteTag' },
    isRepeatSafe: false,
    exportName: 'tags',
    listing: () => ({}),
  }),
  /** `tgg:<tag uuid>:<target>` */
  tagging: kind({
    ...presence,
    prefix: 'tgg',
    isKeyRest: (rest) => isUuid(rest.slice(0, 36)) && rest[36] === ':' && isTarget(rest.slice(37)),
    calls: { put: 'putTagging', remove: 'deleteTagging' },
    exportName: 'taggings',
    listing: ({ at }, rest) => ({ at, places: placesOf(rest.slice(37)), tags: [rest.slice(0, 36)] }),
  }),
  /** `wmk:<uuid>`: coloured words of a verse */
  wordMark: kind({
    prefix: 'wmk',
    data: wordMarkSchema,
    isKeyRest: isUuid,
    calls: { put: 'putWordMark', remove: 'deleteWordMark' },
    isRepeatSafe: false,
    exportName: 'wordMarks',
    listing: ({ at, numbering, canonical, tag }) => ({
      at,
      places: [`${numbering}:${chapterOf(canonical)}`],
      tags: [tag],
    }),
  }),
  /** `like:<type>:<target>`, type = verse */
  like: kind({
    ...presence,
    prefix: 'like',
    isKeyRest: (rest) => rest.startsWith('verse:') && isTarget(rest.slice(6)),
    calls: { put: 'putLike', remove: 'deleteLike' },
    exportName: 'likes',
    listing: ({ at }, rest) => ({ at, places: placesOf(rest.slice(6)) }),
  }),
  /** `dis:<notification id>` */
  dismissal: kind({
    prefix: 'dis',
    data: dismissalSchema,
    isKeyRest: (rest) => /^\d{1,9}$/.test(rest),
    calls: { put: 'dismissNotification' },
    isRepeatSafe: true,
    exportName: 'dismissals',
    listing: ({ until }) => ({ at: until }),
  }),
  /** `rpp:<plan>:<section>` */
  progress: kind({
    ...presence,
    prefix: 'rpp',
    isKeyRest: (rest) => /^[\w-]{1,60}:[\w-]{1,60}$/.test(rest),
    calls: { put: 'putPlanProgress', remove: 'deletePlanProgress' },
    exportName: 'planProgress',
    listing: ({ at }) => ({ at }),
  }),
  /** `pln:<plan>:<part>`: when it is read, its pauses, how far a round is read */
  plan: kind({
    prefix: 'pln',
    data: planPartSchema,
    isKeyRest: isPlanKey,
    calls: { put: 'putPlan' },
    isRepeatSafe: false,
    exportName: 'plans',
    listing: () => ({}),
  }),
  /** `mpl:<uuid>`: a plan of the member's own; the uuid is its key in `pln` and `rpp` */
  madePlan: kind({
    prefix: 'mpl',
    data: madePlanSchema,
    isKeyRest: isUuid,
    calls: { put: 'putMadePlan', remove: 'deleteMadePlan' },
    isRepeatSafe: false,
    exportName: 'madePlans',
    listing: () => ({}),
  }),
} satisfies { [Op in RowOpKind]: { calls: CallsOf<Op> } }

type Kinds = typeof kinds
/** The names of the kinds in databases. */
export type ThingKind = Kinds[RowOpKind]['prefix']
/** The data of a kind's rows. */
export type ThingData<Of extends ThingKind = ThingKind> = z.output<
  Extract<Kinds[RowOpKind], { prefix: Of }>['data']
>
/** Any row of the table. */
export type AnyKind = Kind<ThingKind, z.ZodMiniType<ThingData>>

/** A call for the deletion if there is one. */
type CallsOf<Op extends RowOpKind> = null extends OpBodies[Op] ? Required<Calls> : { put: WriteCall }

/** Every kind, in the order of the table. */
export const allKinds: readonly AnyKind[] = Object.values(kinds)

const byPrefix: ReadonlyMap<string, AnyKind> = new Map(allKinds.map((each) => [each.prefix, each]))

/** The kind of a key; undefined for an invalid key. */
export function kindOf(key: string): AnyKind | undefined {
  const found = byPrefix.get(key.split(':', 1)[0] ?? '')
  return found?.isKeyRest(restOf(key)) ? found : undefined
}

/** A key without its kind, by which calls name a row. */
export function restOf(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

/** The key of a row of that kind. */
export function keyOf(op: RowOpKind, rest: string): string {
  return `${kinds[op].prefix}:${rest}`
}

/** Checks the types of a row together: `listing` reads what `data` describes. */
function kind<const Prefix extends string, Data extends z.ZodMiniType, const OwnCalls extends Calls>(
  row: Kind<Prefix, Data, OwnCalls>,
): Kind<Prefix, Data, OwnCalls> {
  return row
}

function placesOf(target: string): string[] {
  const verse = readTarget(target)
  return verse ? [`${verse.numbering}:${chapterOf(verse.canonical)}`] : []
}
