/** A mistake planted into a run: a rule replaced, a store or the world around the steps wrapped. */

import type { recolourChanges } from '../../../study/word-marks/word-mark-changes'
import type { ClientRules } from '../../client/client-rules'
import type { ServerRules } from '../../server/server-rules'
import type { Invariant } from '../checks/violation'
import type { MapClientStore } from '../stores/map-client-store'
import type { MapServerStore } from '../stores/map-server-store'

/** The replaced or wrapped parts. */
export interface Mistake {
  client?: Partial<ClientRules>
  server?: Partial<ServerRules>
  clientStore?: new () => MapClientStore
  serverStore?: new (now: () => number) => MapServerStore
  /** How words of a verse get a colour. */
  recolours?: typeof recolourChanges
  /** The promise it breaks, if it needs a second mistake that breaks others. */
  shownBy?: Invariant
  /** The server records ids of ops in a separate transaction. */
  recordsApart?: true
  /** Facts of a page are stored in a transaction before its rows. */
  storesCursorFirst?: true
  /** Writes of the sync itself are not on disk when it continues. */
  isNeverStrict?: true
  /** Timers are not set. */
  setsNoTimer?: true
  /** Any token the device has is used, and its account named. */
  usesAnyToken?: true
}

/** No mistake. */
export const asItIs: Mistake = {}
