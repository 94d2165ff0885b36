/** Whether the audio player is open, and what was asked of it: header, chip and selection ask, the shell opens it, the player takes the wish. */
import { createStore } from '../../ui/store/store'

/** To read from here on, at once; without a verse from where the player stands, else from the beginning. */
interface ListeningWish {
  verse: number | undefined
}

/** Whether the player is open. */
export const isListening = createStore(false)
/** The wish that nobody has taken yet: who fulfils it takes it away. */
export const listeningWish = createStore<ListeningWish | undefined>(undefined)

/** Opens the player, which begins to read. */
export function listenFrom(verse?: number): void {
  isListening.set(true)
  listeningWish.set({ verse })
}

export function stopListening(): void {
  isListening.set(false)
  listeningWish.set(undefined)
}
