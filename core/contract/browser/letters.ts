/**
 * Contact messages to the operator: they wait on the device until they can be sent, for visitors and members
 * alike.
 */
import type { CallBody } from '../api'
import type { OpAction } from './members'

/** What the server receives, without the id that makes sending it again harmless. */
export type Letter =
  | { call: 'contact'; body: Omit<CallBody<'contact'>, 'id'> }
  | { call: 'reportContent'; body: Omit<CallBody<'reportContent'>, 'id'> }

/** `waiting`: stored here and sent as soon as there is a network. */
export type LetterOutcome = 'sent' | 'waiting'

/** The worker's part for contact messages. */
export interface LettersApi {
  /**
   * Stores a message and tries to send it. Throws the server's refusal, too-many-requests when too many wait,
   * quota-exceeded ...
   */
  sendLetter(letter: Letter): Promise<LetterOutcome>
  settleLetter(id: string, action: OpAction): Promise<void>
}
