/** What a person writes to those who run this: it waits on the device until it can be sent, for visitors and members alike. */
import type { CallBody } from '../api'
import type { OpAction } from './members'

/** What goes to the server, without the id that makes sending it again harmless. */
export type Letter =
  | { call: 'contact'; body: Omit<CallBody<'contact'>, 'id'> }
  | { call: 'reportContent'; body: Omit<CallBody<'reportContent'>, 'id'> }

/** `waiting`: kept here, it goes as soon as there is a network. */
export type LetterOutcome = 'sent' | 'waiting'

export interface LettersApi {
  /** Keeps a letter and tries to send it. Throws what the server has against it, too-many-requests when too many wait, quota-exceeded ... */
  sendLetter(letter: Letter): Promise<LetterOutcome>
  settleLetter(id: string, action: OpAction): Promise<void>
}
