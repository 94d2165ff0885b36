/**
 * The worker's entry to contact messages. The sending code is loaded when a message is written, or when one
 * waits from an earlier visit.
 */
import type { ContactApi } from '#core/contract/browser/contact-messages'
import type { Database } from '#db/database'
import type { ContactQueue } from './sync/contact/contact-queue'

/** Contact messages, loaded on demand. */
export interface ContactOnDemand {
  api: ContactApi
  /** Sends waiting messages, if there are any; `isWanted`: the network is back. */
  drain(isWanted?: boolean): Promise<void>
}

/** Opens the entry; loads nothing yet. */
export function contactOnDemand(database: Database): ContactOnDemand {
  let opening: Promise<ContactQueue> | undefined
  const queue = (): Promise<ContactQueue> => {
    opening ??= import('./sync/contact/open-contact-queue').then(
      ({ openContactQueue }) => openContactQueue(database),
      (error: unknown) => {
        // The next call loads it again: the network may be back.
        opening = undefined
        throw error
      },
    )
    return opening
  }
  return {
    api: {
      sendContactMessage: async (message) => await (await queue()).add(message),
      settleContactMessage: async (id, action) => await (await queue()).settle(id, action),
    },
    async drain(isWanted) {
      if ((await database.letters.count()) > 0) await (await queue()).drain(isWanted)
    },
  }
}
