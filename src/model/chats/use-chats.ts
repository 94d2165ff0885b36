/** Copies of chats on this device, live: an answer that is being written grows in them. */
import type { KeptChat } from '#core/contract/browser/chats'
import { useMemberQuery } from '../account/member-database'

/**
 * The chats this device has, newest first; undefined until the database has answered. The list of the server has
 * more: this one is for when it cannot be asked, because it is read anew with every sentence of an answer.
 */
export function useKeptChats(): readonly KeptChat[] | undefined {
  return useMemberQuery<readonly KeptChat[]>(
    ({ chats }) => chats.orderBy('updated').reverse().toArray(),
    [],
    [],
  )
}

/** The chat; null where this device has none of that id, undefined until the database has answered. */
export function useKeptChat(id: string | undefined): KeptChat | null | undefined {
  return useMemberQuery<KeptChat | null>(
    async ({ chats }) => (id === undefined ? null : ((await chats.get(id)) ?? null)),
    [id],
    null,
  )
}
