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

/** Opens the player, which starts to read. */
export function listenFrom(verse?: number): void {
  isListening.set(true)
  listeningRequest.set({ verse })
}

export function stopListening(): void {
  isListening.set(false)
  listeningRequest.set(undefined)
}
