/**
 * The sync protocol (docs/sync.md): how changes of a member travel between devices and the server. Read this file first; the rules
 * are steps (steps.ts) in client/ and server/, and the simulation in testing/ runs both under every fault.
 *
 * Op       One change by a person. The device writes it and the change in one transaction; only then is it saved (SYNC 3.1). It
 *          has a random id and is one call of the table (SYNC 3.3): client/sending/call-of.ts writes it, server/calls/arrivals.ts
 *          reads it.
 * Outbox   Ops without a final answer. A new op replaces one on the same key that was never sent; one that may have been sent
 *          never changes (SYNC 3.4). At most 5,000 wait; beyond them the oldest unsent activities go (SYNC 3.4 rule 6).
 * Lane     Ops of a lane go in order, lanes never wait for each other: `activity` for activities and clears, else the key of the
 *          row (SYNC 3.4).
 * Row      A record as the server numbers it. kinds.ts is the table of kinds (SYNC 3.2). The page shows the row with the waiting
 *          ops folded over it (SYNC 3.4).
 *
 *   device                                                     server
 *   1 marks the next op as tried, on the disk (SYNC 3.4)
 *   2 call with id, device, member, times, version ─────────>  3 one transaction (SYNC 3.7 rule 1): locks the member, looks the id
 *                                                                up, changes rows, gives each the next revision, records
 *   5 settles the op with the rows of the answer  <──────────  4 rows with their revisions, or a refusal (SYNC 3.6)
 *   6 GET /api/sync with the cursor, when no op is left ────>  7 at most 500 rows after it, each as it is now (SYNC 3.8)
 *   8 stores newer rows and the cursor in one transaction, and asks again while there is more
 *
 * Who      client/sync.ts alone sends, in the worker of any tab or in the service worker, under a lock for one run (SYNC 3.10).
 * When     50 ms after a change, at the start, when the network or the page returns, at the time of the next try, when another tab
 *          or the browser asks, every minute while changes wait, every quarter of an hour for the pull (SYNC 3.5).
 * Failure  A bad way holds up the whole outbox, a failing server the lane. 401 renews the session once; 426 stops sending until the
 *          app is updated; other refusals are kept for the person (SYNC 3.6). Waits are random, below 2 s doubling to 5 minutes.
 * Repeat   The server answers a known id from its record and changes nothing; with another body it refuses it (SYNC 3.7 rule 2).
 *          It keeps ids for 90 days; a device gives up a tried op over 60 days old whose repeat would set back later changes
 *          (SYNC 3.7 rule 4).
 * Revision `rev` counts the writes to a member's rows, one after the other (SYNC 3.7 rules 1, 5). A device stores a row only over
 *          an older one, so late and doubled answers do no harm (SYNC 3.8).
 * Cursor   Opaque to the device: `c:<epoch>:<rev>` for changes, `s:<epoch>:<after>:<upto>` in a snapshot. A page moves it only if
 *          nobody else moved it meanwhile. One older than the removed tombstones (180 days), or of another epoch, gets a snapshot,
 *          which the device builds beside its rows and swaps in (SYNC 3.8).
 * Epoch    The life of a database between two restores. The new one names the revisions it lost, and devices send again what
 *          their person wrote in those (SYNC 3.8).
 * Conflict The order of arrival decides (SYNC 3.1). A note over one of another device that its writer had not seen (`base` is not
 *          the row's revision) holds, and the other text becomes a copy under an id that follows from the op; a stale delete
 *          leaves the text (SYNC 3.7 rule 6). A dismissal keeps the later end, the read part of a plan the further place
 *          (SYNC 3.2).
 * Clear    The clear mark only grows: activities up to it go, also those that arrive later (SYNC 3.7 rule 7).
 * Time     The server takes an action's age, from two times of the device, off its own clock (SYNC 3.9).
 *
 * Never    a text is lost in silence, a sent op changes, a sent op leaves the outbox unanswered (but for one given up as above),
 *          clocks of two devices are compared (SYNC 3.1); a refusal for good goes unrecorded (SYNC 3.7 rule 3); an op is sent
 *          under another member (SYNC 3.11); a snapshot empties the screen (SYNC 3.8).
 */

/**
 * Versions of the form of ops (SYNC 3.12): an op keeps its own (`v`), and `X-Op-Version` names it with each call that writes.
 *
 * The body, key or lane of a kind that is out raises it, where an op of before would not be valid or not mean the same. The change
 * that raises it adds a line here and a step in upgrade-op.ts, and raises `userSchema` (db/user-database.ts): opening a newer
 * schema rewrites the outbox. A new kind and a new optional field raise nothing, nor do rows: a device keeps one that it cannot
 * read. Pulls carry no version; `contractVersion` (core/contract/version.ts) counts everything else that crosses a border.
 */
export const opVersions = {
  /** Written by this app. */
  current: 1,
  /** Served by this server: the current one and the one before. An older app is told to update (426). */
  oldest: 0,
  changes: {
    0: 'Written by no app: it stands for the one before the first.',
    1: '2026-11: the first. Plans, those of one’s own, marked words, and `forMs` of a dismissal joined it without a raise.',
  },
} as const

/** Whether the server serves ops of a version; a call without one counts as current. */
export function isServed(version: number = opVersions.current): boolean {
  return version >= opVersions.oldest
}
