/**
 * The worker's entry to contact messages. The sending code is loaded when a message is written, or when one
 * waits from an earlier visit.
 */
import type { LettersApi } from '#core/contract/browser/letters'
import type { Database } from '#db/database'
import type { LetterQueue } from './sync/letters/letter-queue'

/** Contact messages, loaded on demand. */
export interface LettersDoor {
  api: LettersApi
  /** Sends waiting messages, if there are any; `isWanted`: the network is back. */
  drain(isWanted?: boolean): Promise<void>
}

/** Opens the entry; loads nothing yet. */
export function lettersDoor(database: Database): LettersDoor {
  let opening: Promise<LetterQueue> | undefined
  const queue = (): Promise<LetterQueue> => {
    opening ??= import('./sync/letters/open-letters').then(
      ({ openLetters }) => openLetters(database),
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
      sendLetter: async (letter) => await (await queue()).add(letter),
      settleLetter: async (id, action) => await (await queue()).settle(id, action),
    },
    async drain(isWanted) {
      if ((await database.letters.count()) > 0) await (await queue()).drain(isWanted)
    },
  }
}
