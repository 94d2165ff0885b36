/** The queue of contact messages with its browser dependencies, for the worker and the service worker. */

import { memberChannel } from '#core/contract/browser/messages'
import { isUnanswered } from '#core/error-rules/passing-failure'
import * as limits from '#core/limits'
import type { Answer } from '#core/sync/client/client-world'
import type { Database } from '#db/database'
import type { ContactMessageRow } from '#db/rows'
import { deviceSource, webLocks } from '../../device'
import { callForReply } from '../../http'
import { asAppError } from '../../storage-error'
import { answerOf } from '../send-call'
import { ContactQueue } from './contact-queue'

const lockName = 'perikope-letters'

/** The queue over the local database. */
export function openContactQueue(database: Database): ContactQueue {
  return new ContactQueue(database, {
    ...deviceSource,
    isOnline: () => navigator.onLine,
    alone: async (run) => {
      const locks = webLocks()
      await (locks ? locks.request(lockName, run) : run())
    },
    send: sendContactMessage,
    tellWaiting,
  })
}

async function sendContactMessage({ id, letter: message }: ContactMessageRow): Promise<Answer> {
  const timeoutMs = limits.sendTimeoutMs
  try {
    const reply =
      message.call === 'contact'
        ? await callForReply('contact', {}, {}, { timeoutMs, body: { ...message.body, id } })
        : await callForReply('reportContent', {}, {}, { timeoutMs, body: { ...message.body, id } })
    return answerOf(reply)
  } catch (error) {
    const { code } = asAppError(error)
    if (isUnanswered(code)) return { kind: 'none' }
    throw error
  }
}

/** Tells the page, which asks for a background sync. */
function tellWaiting(): void {
  const channel = new BroadcastChannel(memberChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to aim at: it never leaves ours
  channel.postMessage('changes')
  channel.close()
}
