/**
 * Mistakes that must be detected (SYNC 3.14): each one must make a run fail, else the
 * simulation is blind to it.
 */

import type { Op } from '../../../contract/members/op'
import { partAfter } from '../../../contract/members/plan-state'
import { recolourChanges } from '../../../study/word-marks/word-mark-changes'
import { clientRules } from '../../client/client-rules'
import { serverRules } from '../../server/server-rules'
import type { RecordedOp } from '../../server/server-store'
import { MapClientStore } from '../stores/map-client-store'
import { MapServerStore } from '../stores/map-server-store'
import type { Mistake } from '../world/mistake'

class ForgetfulServer extends MapServerStore {
  override recordedOp(): RecordedOp | undefined {
    return undefined
  }
}

/** Does not record refusals for lack of space. */
class LenientServer extends MapServerStore {
  override recordOp(opId: string, recorded: RecordedOp): void {
    if (recorded.outcome.status !== 413) super.recordOp(opId, recorded)
  }
}

/** Removes an op when it is taken to be sent, and forgets it. */
class CarelessOutbox extends MapClientStore {
  override putOp(op: Op): void {
    if (op.attempts > (this.op(op.seq)?.attempts ?? 0)) this.removeOps([op.seq])
    else super.putOp(op)
  }
}

/** Gives a chained note the current revision of the row. */
class RowBasedOutbox extends MapClientStore {
  override putOp(op: Op): void {
    const isResolved = this.op(op.seq)?.base === 'chain' && typeof op.base === 'number'
    super.putOp(isResolved ? { ...op, base: this.rowMap.get(op.key)?.rev ?? op.base } : op)
  }
}

/** The mistakes by name. */
export const plantedMistakes: Readonly<Record<string, Mistake>> = {
  'P1 no repeat check': { serverStore: ForgetfulServer },
  'P2 id recorded in a second transaction': { recordsApart: true },
  'P3 no revision guard': { client: { isNewer: () => true } },
  'P4 coalescing with a sent op': { client: { mayReplace: (op) => op.state === 'queued' } },
  // Harmless as long as the mark of sending survives everything, so it is combined with P20: the server sees
  // an id with two bodies.
  'P5 coalescing keeps the old id': {
    isNeverStrict: true,
    shownBy: 'I1',
    client: {
      replacement: (older, newer) => ({ ...clientRules.replacement(older, newer), opId: older.opId }),
    },
  },
  'P6 op removed before sending': { clientStore: CarelessOutbox },
  'P7 4xx tried again for ever': {
    client: {
      verdictOf: (answer) =>
        clientRules.verdictOf(answer) === 'final' ? 'lane' : clientRules.verdictOf(answer),
    },
  },
  'P8 one waiting op blocks all': { client: { isBlocked: (_, waiting) => waiting.size > 0 } },
  'P9 no lanes': { client: { isBlocked: () => false } },
  'P10 cursor stored before rows': { storesCursorFirst: true },
  'P11 no timer after a failure': { setsNoTimer: true },
  'P12 queue sent with the current account': { usesAnyToken: true },
  'P13 no clear mark': { server: { isCleared: () => false } },
  'P14 no copy of an overwritten text': { server: { isTextLost: () => false } },
  'P15 base of a chained edit from the row': { clientStore: RowBasedOutbox },
  'P16 snapshot with a plain number': {
    server: {
      writeCursor: (cursor, epoch) =>
        serverRules.writeCursor({ kind: 'changes', after: cursor.after }, epoch),
    },
  },
  'P17 no reset after a purge': {
    server: {
      readCursor: (text, epoch, marks) => serverRules.readCursor(text, epoch, { ...marks, floor: 0 }),
    },
  },
  'P18 cursor of a stale page accepted': { client: { isCurrentPage: () => true } },
  'P19 no back-off': { client: { backOffMs: () => 200 } },
  'P20 mark of sending not on the disk': { isNeverStrict: true },
  'P21 refusal for space not recorded': { serverStore: LenientServer },
  'P22 reading of another device set back': {
    shownBy: 'I14',
    server: {
      dataAfter: (op, before, at) =>
        op.kind === 'plan' ? partAfter(op.body, undefined) : serverRules.dataAfter(op, before, at),
    },
  },
  'P23 reading that waits set back': {
    shownBy: 'I14',
    client: {
      replacement: (older, newer) => (newer.kind === 'plan' ? newer : clientRules.replacement(older, newer)),
    },
  },
  'P24 a colour takes away the rest of another one': {
    shownBy: 'I15',
    recolours: (verse, range, tag, newId) => {
      const touched = verse.coloured.filter(({ from, to }) => from < range.to && to > range.from)
      return recolourChanges(
        { ...verse, coloured: touched.map((one) => ({ ...one, ...range })) },
        range,
        tag,
        newId,
      )
    },
  },
}
