/** A device and changes for tests of single steps. */

import { type Change, clearKey, type OpBodies, type OpKind } from '../../contract/members/op'
import { clientRules } from '../client/client-rules'
import type { Device } from '../client/device'
import type { ThingData } from '../kinds'
import type { ArrivingOp } from '../server/calls/arriving-op'

/** Uuid number `n`. */
export function uuid(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

/**
 * A device of member 1 whose time is `clock.now`, whose random number is always
 * `random`, and whose ids count from 1000.
 */
export function sampleDevice(clock: { now: number }, random = 0.5): Device {
  let ids = 1_000
  const newId = () => uuid((ids += 1))
  return {
    user: 1,
    id: 'd1',
    source: { now: () => clock.now, random: () => random, newId },
    rules: clientRules,
  }
}

/** The fields of a note with this title. */
export function noteFields(title: string): NonNullable<OpBodies['note']> {
  return {
    title,
    body: { type: 'doc', content: [] },
    numbering: 'eng',
    chapter: 43_003_000,
    verses: [43_003_016],
    tags: [],
  }
}

/** A plan of one's own with this title, of two days. */
export function madePlanOf(title: string): NonNullable<OpBodies['madePlan']> {
  return {
    title,
    rule: 'day',
    numbering: 'eng',
    sources: [{ ranges: '41.1.0-2.0' }, { name: 'comfort', ranges: '19.23.1-6' }],
    division: { by: 'days', amount: 2 },
    sections: [
      { id: 1, ranges: '41.1.0-2.0' },
      { id: 2, ranges: '19.23.1-6' },
    ],
    lastId: 2,
  }
}

/** Marked words of John 3:16 with this tag. */
export function wordMarkOf(tag: string, from = 0, words = 'For God'): NonNullable<OpBodies['wordMark']> {
  const place = { numbering: 'eng', canonical: 43_003_016, edition: 'KJV' } as const
  return { tag, ...place, hash: '0123456789abcdef'.repeat(2), from, to: from + words.length, words }
}

/** A note as the server stores it. */
export function storedNote(title: string, at = 1): ThingData {
  return { ...noteFields(title), createdAt: at, changedAt: at }
}

/** A change of note number `n`; without a title a deletion. */
export function noteChange(n: number, title: string | null, seen?: number): Change {
  const body = title === null ? null : noteFields(title)
  return { kind: 'note', key: `note:${uuid(n)}`, body, ...(seen === undefined ? {} : { seen }) }
}

/** The fields of activity number `n`. */
export function activityFields(n: number): OpBodies['activity'] {
  return { name: `John ${n}`, route: `/KJV/Jn${n}`, type: 'text', abbreviations: 'KJV', parent: 0 }
}

/** Adds activity number `n`. */
export function activityChange(n: number): Change {
  return { kind: 'activity', key: `act:${uuid(n)}`, body: activityFields(n) }
}

/** Sets an option. */
export function optionChange(value: string): Change {
  return { kind: 'option', key: 'opt:bibles', body: value }
}

/** A change arriving at the server, at instant 1,000 unless given otherwise. */
export function arriving(change: Change, rest: Partial<Omit<ArrivingOp, keyof Change>> = {}): ArrivingOp {
  return { ...change, device: 'd1', base: 0, instant: 1_000, now: 1_000, ...rest }
}

/** Changes of every kind there is, with and without a body where it may be deleted: a new kind does not compile without its own. */
export const changesOfKinds: { readonly [Kind in OpKind]: readonly Extract<Change, { kind: Kind }>[] } = {
  activity: [{ kind: 'activity', key: `act:${uuid(1)}`, body: activityFields(1) }],
  clear: [{ kind: 'clear', key: clearKey, body: null }],
  option: [{ kind: 'option', key: 'opt:bibles', body: 'KJV' }],
  note: [
    { kind: 'note', key: `note:${uuid(1)}`, body: noteFields('text') },
    { kind: 'note', key: `note:${uuid(1)}`, body: null },
  ],
  tag: [
    { kind: 'tag', key: `tag:${uuid(1)}`, body: { name: 'grace', colour: 'blue', shared: false } },
    { kind: 'tag', key: `tag:${uuid(1)}`, body: null },
  ],
  tagging: bothOf('tagging', `tgg:${uuid(1)}:v:eng:43003016`),
  wordMark: [
    { kind: 'wordMark', key: `wmk:${uuid(1)}`, body: wordMarkOf(uuid(2)) },
    { kind: 'wordMark', key: `wmk:${uuid(1)}`, body: null },
  ],
  like: bothOf('like', 'like:verse:v:eng:43003016'),
  progress: bothOf('progress', 'rpp:plan:day-1'),
  plan: [
    {
      kind: 'plan',
      key: 'pln:mcheyne:schedule',
      body: {
        part: 'schedule',
        round: 1,
        startedOn: '2026-11-27',
        from: '2026-11-27',
        sections: '1-365',
        skipped: '',
        over: 365,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
      },
    },
    { kind: 'plan', key: 'pln:mcheyne:pause', body: { part: 'pause', pauses: [{ from: '2026-12-24' }] } },
    { kind: 'plan', key: 'pln:mcheyne:read-2', body: { part: 'read', round: 2, upTo: 31 } },
  ],
  madePlan: [
    { kind: 'madePlan', key: `mpl:${uuid(1)}`, body: madePlanOf('Mark and a psalm') },
    { kind: 'madePlan', key: `mpl:${uuid(1)}`, body: null },
  ],
  dismissal: [
    { kind: 'dismissal', key: 'dis:3', body: { days: 7, readingPlan: true, ids: [1, 2] } },
    { kind: 'dismissal', key: 'dis:0', body: { days: 1, readingPlan: true, ids: [0], forMs: 10_800_000 } },
  ],
}

function bothOf<Kind extends 'tagging' | 'like' | 'progress'>(kind: Kind, key: string) {
  return [
    { kind, key, body: true },
    { kind, key, body: null },
  ] as const
}
