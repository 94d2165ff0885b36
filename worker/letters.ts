/** The door to letters. What sends them is loaded when one is written, or waits from an earlier visit. */
import type { LettersApi } from '#core/contract/browser/letters'
import type { Database } from '#db/database'
import type { LetterQueue } from './sync/letters/letter-queue'

export interface LettersDoor {
  api: LettersApi
  /** Sends what waits, if anything does; `isWanted`: the network is back. */
  drain(isWanted?: boolean): Promise<void>
}

export function lettersDoor(database: Database): LettersDoor {
  let opening: Promise<LetterQueue> | undefined
  const queue = (): Promise<LetterQueue> => {
    opening ??= import('./sync/letters/open-letters').then(
      ({ openLetters }) => openLetters(database),
      (error: unknown) => {
        // Asked for again the next time: the network may be back.
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
