/** What an operator sets for the assistant's chats. */
import * as z from 'zod/mini'

/** The settings of chats. */
export interface ChatSettings {
  /** Questions a member may ask in a day (UTC); 0 = nobody may ask. */
  dailyLimit: number
}

const questionsMeant = 'questions a day are meant, 0 to 10000'

/** Their environment variables, for the schema of the settings. */
export const chatVariables = {
  CHAT_DAILY_LIMIT: z._default(
    z.coerce
      .number(questionsMeant)
      .check(z.int(questionsMeant), z.minimum(0, questionsMeant), z.maximum(10_000, questionsMeant)),
    20,
  ),
}

/** The settings of checked variables. */
export function readChat({ CHAT_DAILY_LIMIT }: { CHAT_DAILY_LIMIT: number }): ChatSettings {
  return { dailyLimit: CHAT_DAILY_LIMIT }
}
