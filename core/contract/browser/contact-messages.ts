/**
 * Contact messages to the operator: they wait on the device until they can be sent, for visitors and members
 * alike.
 */
import type { CallBody } from '../api'
import type { OpAction } from './members'

/** A message as the server receives it, without the id that makes sending it again harmless. */
export type ContactMessage =
  | { call: 'contact'; body: Omit<CallBody<'contact'>, 'id'> }
  | { call: 'reportContent'; body: Omit<CallBody<'reportContent'>, 'id'> }

/** `waiting`: stored here and sent as soon as there is a network. */
export type ContactOutcome = 'sent' | 'waiting'

/** The worker's part for contact messages. */
export interface ContactApi {
  /**
   * Stores a message and tries to send it. Throws the server's refusal, too-many-requests when too many wait,
   * quota-exceeded ...
   */
  sendContactMessage(message: ContactMessage): Promise<ContactOutcome>
  settleContactMessage(id: string, action: OpAction): Promise<void>
}
