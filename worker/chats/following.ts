/**
 * The states of following an answer. Pure; `answer-follower.ts` does what they say.
 *
 *                   opened              ended
 *    connecting ────────────> streaming ───────> done
 *     ^      │ │               │     │            ^
 *     │ broke│ │gone      broke│     │gone        │over
 *     │      v └───────────────│─┐   │            │
 *     └── waiting <────────────┘ v   v            │
 *     ^    │   ^─────────────── lost ─────────────┤
 *     │    │     unreachable    ^  │              │
 *     │    └────────────────────┘  │running       │
 *     └────────────────────────────┘              │
 *    from everywhere: stopped ────────────────────┘
 *
 * `waiting` goes on to where it came for, `connecting` or `lost`, when it is due or somebody is back (noticed).
 * `lost`: what the stream says cannot be used (the ticket has expired, an event is missing or not understood); the
 * chat itself is asked for. `stopped` leads to `done` from everywhere. An answer is over only when somebody said
 * so: the stream by its last event, the server by the chat.
 */
import * as limits from '#core/limits'

/** Failures in a row: of connections, and answers that had to be asked for anew. */
interface Failures {
  tries: number
  losses: number
}

export type Following =
  | ({ kind: 'connecting' } & Failures)
  | ({ kind: 'streaming' } & Failures)
  /** Goes on as `next` after `delayMs`; undefined: only when a person or the network is back. */
  | ({ kind: 'waiting'; next: 'connecting' | 'lost'; delayMs: number | undefined } & Failures)
  | ({ kind: 'lost' } & Failures)
  | { kind: 'done' }

export type FollowingEvent =
  | 'opened'
  /** A further event of the answer. */
  | 'received'
  /** The connection ended, or says nothing any more. */
  | 'broke'
  | 'gone'
  /** The last event has come. */
  | 'ended'
  /** The wait is over. */
  | 'due'
  /** A person looks again, or the network is back. */
  | 'noticed'
  /** The chat was fetched, and its answer is still being written. */
  | 'running'
  /** The chat was fetched with its end, or is gone. */
  | 'over'
  | 'unreachable'
  | 'stopped'

export const firstFollowing: Following = { kind: 'connecting', tries: 0, losses: 0 }

/** The state after an event; the same object when the event means nothing in it. */
export function afterFollowing(state: Following, event: FollowingEvent): Following {
  if (state.kind === 'done') return state
  if (event === 'stopped') return { kind: 'done' }
  const { tries, losses } = state
  switch (state.kind) {
    case 'connecting':
    case 'streaming':
      if (event === 'opened') return { kind: 'streaming', tries, losses }
      // Only what is new counts as success: a server may open each connection and close it at once.
      if (event === 'received') return { kind: 'streaming', tries: 0, losses }
      if (event === 'broke') return waiting('connecting', { tries: tries + 1, losses })
      if (event === 'gone') return { kind: 'lost', tries, losses: losses + 1 }
      return event === 'ended' ? { kind: 'done' } : state
    case 'waiting':
      if (event === 'due') return { kind: state.next, tries, losses }
      return event === 'noticed' ? { kind: state.next, tries: 0, losses: 0 } : state
    case 'lost':
      if (event === 'over') return { kind: 'done' }
      if (event === 'unreachable') return waiting('lost', { tries: tries + 1, losses })
      if (event !== 'running') return state
      // A stream that is lost again and again must not be asked for without a pause.
      return losses < 2 ? { kind: 'connecting', tries, losses } : waiting('connecting', { tries, losses })
  }
}

function waiting(next: 'connecting' | 'lost', failures: Failures): Following {
  const delayMs: number | undefined = limits.followAgainMs[failures.tries + failures.losses - 1]
  return { kind: 'waiting', next, delayMs, ...failures }
}
