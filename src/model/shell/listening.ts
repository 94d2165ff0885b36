/**
 * Whether the audio player is open, and what it was asked to play: header, chip and selection request, the
 * shell opens the player, the player takes the request.
 */
import { createStore } from '../../ui/store/store'

/** Read aloud from this verse; without a verse from where the player stands, else from the beginning. */
interface ListeningRequest {
  verse: number | undefined
}

/** Whether the player is open. */
export const isListening = createStore(false)
/** The pending request; the player that fulfils it removes it. */
export const listeningRequest = createStore<ListeningRequest | undefined>(undefined)

/** A chapter that is read aloud in a row with others, or some of its verses. */
export interface Stop {
  abbreviation: string
  /** Canonical, in the numbering of the edition. */
  chapter: number
  href: string
  /** Verses of the chapter; absent: from its beginning, to its end. */
  first?: number
  last?: number
}

/** The stops still to be read aloud in a row; the first one is on the screen, or on its way there. */
export const listeningRow = createStore<readonly Stop[]>([])

/** Opens the player, which reads the stops one after the other; the caller opens the address of the first one. */
export function listenInRow(stops: readonly Stop[]): void {
  listeningRow.set(stops)
  listenFrom(stops[0]?.first)
}

/** Opens the player, which starts to read. */
export function listenFrom(verse?: number): void {
  isListening.set(true)
  listeningRequest.set({ verse })
}

export function stopListening(): void {
  isListening.set(false)
  listeningRow.set([])
  listeningRequest.set(undefined)
}
