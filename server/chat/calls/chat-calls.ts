/** The calls about a member's own chats that ask nothing: reading, renaming, deleting, stopping, the limit of the day. */
import { and, eq, gt } from 'drizzle-orm'
import { isUuid } from '#core/contract/uuid'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { done } from '../../accounts/signing-in'
import { wrongField } from '../../http/answers/error-answer'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { chats } from '../../store/schema/schema'
import { composed } from '../../sync/composed-text'
import { type ChatServices, readAnswered } from '../chat-services'
import { limitOf, readUse } from '../rows/daily-use'
import { lockMember } from '../rows/lock-member'
import { livingChat, readChat } from '../rows/read-chat'
import { markStopped } from '../rows/store-answer'

/** A chat. */
export function chat(services: ChatServices): Handler<'chat'> {
  return async ({ params, caller }) => prepareJson(await readAnswered(services, caller, params.id))
}

/** Gives a chat another title, in one line. */
export function renameChat({ store }: ChatServices): Handler<'renameChat'> {
  return async ({ params, body, caller }) => {
    const living = livingChat(caller.user, params.id)
    const title = composed(body.title).replace(/\s+/g, ' ').trim()
    if (title === '') throw wrongField('title', 'invalid-input')
    const { db } = await store.get()
    const changed = await db
      .update(chats)
      .set({ title, updatedAt: Date.now() })
      .where(living)
      .returning({ id: chats.id })
    if (changed.length === 0) throw new AppError('not-found')
    return done
  }
}

/** Ends the answer of a chat. Nothing to end is no failure: the answer may have been quicker. */
export function stopAnswer({ store, answers }: ChatServices): Handler<'stopAnswer'> {
  return async ({ params: { id }, caller }) => {
    const { db, transaction } = await store.get()
    const found = await db.$count(chats, livingChat(caller.user, id))
    if (found === 0) throw new AppError('not-found')
    await answers.stop(id)
    // Where another process writes it.
    await transaction(async (tx) => {
      await lockMember(tx, caller.user)
      await markStopped(tx, caller.user, id)
    }, 'little')
    return done
  }
}

/** Deletes a chat, for a while only. */
export function deleteChat({ store, answers }: ChatServices): Handler<'deleteChat'> {
  return async ({ params: { id }, caller }) => {
    const living = livingChat(caller.user, id)
    const { transaction } = await store.get()
    await transaction(async (tx) => {
      // A question that is being stored comes before all of this, and is stopped, or finds no chat.
      await lockMember(tx, caller.user)
      const deleted = await tx
        .update(chats)
        .set({ deletedAt: Date.now() })
        .where(living)
        .returning({ id: chats.id })
      if (deleted.length === 0) throw new AppError('not-found')
      await markStopped(tx, caller.user, id)
    }, 'little')
    await answers.stop(id)
    return done
  }
}

/** Takes that back. A chat that is there is left as it is: the answer to an earlier request may have been lost. */
export function restoreChat({ store }: ChatServices): Handler<'restoreChat'> {
  return async ({ params: { id }, caller }) => {
    if (!isUuid(id)) throw new AppError('not-found')
    const { transaction } = await store.get()
    const mine = and(eq(chats.id, id), eq(chats.userId, caller.user))
    await transaction(async (tx) => {
      await lockMember(tx, caller.user)
      const restored = await tx
        .update(chats)
        .set({ deletedAt: null })
        .where(and(mine, gt(chats.deletedAt, Date.now() - limits.restoreChatMs)))
        .returning({ id: chats.id })
      if (restored.length === 0) await readChat(tx, caller.user, id)
    }, 'little')
    return done
  }
}

/** Deletes all chats, those too that could have been restored. */
export function deleteChats({ store, answers }: ChatServices): Handler<'deleteChats'> {
  return async ({ caller: { user } }) => {
    const { transaction } = await store.get()
    await transaction(async (tx) => {
      await lockMember(tx, user)
      await tx.delete(chats).where(eq(chats.userId, user))
    }, 'little')
    await answers.stopAllOf(user)
    return done
  }
}

/** The questions a member has left today. */
export function chatDailyLimit({ store, config }: ChatServices): Handler<'chatDailyLimit'> {
  return async ({ caller }) => {
    const { db } = await store.get()
    return prepareJson(limitOf(await readUse(db, caller.user, Date.now()), config.chat.dailyLimit))
  }
}
