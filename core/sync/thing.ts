/** What a member has, as it is shown: the server's row with the waiting changes of its key folded over it. Never a deleted one. */
import type { Activity, Note, Tag, ThingKind } from '../contract/members/things'

interface ThingBase {
  key: string
  kind: ThingKind
  /** Waiting changes of this key: 0 = the server has it all. */
  waiting: number
  /** Revision the writer of a change saw; 0 = the server has none. */
  rev: number
  /** Instant lists are sorted by, ms: when it happened, was changed, was set. */
  at: number
  /** Chapters it belongs to, `<numbering>:<canonical of the chapter>`. */
  places: string[]
  /** Uuids of its tags; for a tagging its tag. */
  tags: string[]
}

/** Data by kind, as `thingSchemas` says. */
export type Thing = ThingBase &
  (
    | { kind: 'opt'; data: string | number | boolean }
    | { kind: 'act'; data: Activity }
    | { kind: 'note'; data: Note }
    | { kind: 'tag'; data: Tag }
    | { kind: 'tgg' | 'like' | 'rpp'; data: { at: number } }
    | { kind: 'dis'; data: { until: number } }
  )
/** Things of one kind; kinds that share a shape stand together above, so `Extract` would find none of them. */
export type ThingOf<Kind extends ThingKind> = Thing & { kind: Kind }
