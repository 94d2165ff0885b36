/** Rows of a member at the limits: the notes an account has space for, and as many chats and questions as there may be. */
import { randomUUID } from 'node:crypto'
import type { ChatEvent } from '#core/contract/assistant/chat'
import { chatMessages, chats, things } from '../../../../server/store/schema/schema'
import type { Store } from '../../../../server/store/store'

export const fullNotes = 2_400
const noteBytes = 20_000
const fullChats = 500
const questions = 10
const answerBytes = 1_800
const rowsAtOnce = 100
/** All notes stand in one chapter. */
export const fullChapter = 43_003_000

/** Fills an account. */
export async function fillMember(store: Pick<Store, 'transaction'>, userId: number): Promise<void> {
  for (let first = 0; first < fullNotes; first += rowsAtOnce)
    await store.transaction(async (tx) => {
      const rows = Array.from({ length: rowsAtOnce }, (_, at) => noteRow(userId, first + at))
      await tx.insert(things).values(rows)
    })
  for (let first = 0; first < fullChats; first += rowsAtOnce)
    await store.transaction(async (tx) => {
      const rows = Array.from({ length: rowsAtOnce }, (_, at) => chatRow(userId, first + at))
      await tx.insert(chats).values(rows)
      for (const { id } of rows) await tx.insert(chatMessages).values(messageRows(userId, id))
    })
}

function noteRow(userId: number, n: number): typeof things.$inferInsert {
  const text = { type: 'text', text: `${n} `.padEnd(noteBytes, 'wörter ') }
  const data = {
    title: `Notiz ${n}`,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    numbering: 'eng',
    chapter: fullChapter,
    verses: [43_003_016],
    tags: [],
    createdAt: 1_800_000_000_000,
    changedAt: 1_800_000_000_000,
  }
  const key = `note:${randomUUID()}`
  return { userId, key, kind: 'note', rev: n + 1, deleted: false, data, device: '', instant: 1 }
}

function chatRow(userId: number, n: number): typeof chats.$inferInsert {
  return { id: randomUUID(), userId, title: `Frage ${n}`, createdAt: n, updatedAt: n }
}

function messageRows(userId: number, chatId: string): (typeof chatMessages.$inferInsert)[] {
  return Array.from({ length: questions }, (_, at) => at).flatMap((at) => {
    const common = { chatId, userId, at, state: 'complete' } as const
    const content = sentence(at)
    const events: ChatEvent[] = [
      { type: 'sentence', part: { kind: 'text', begins: 'paragraph', nodes: [content], cites: [] } },
    ]
    return [
      { ...common, n: 2 * at + 1, role: 'user', content: `Wer war Nikodemus ${at}?`, by: 'member' } as const,
      { ...common, n: 2 * at + 2, role: 'assistant', content, events, by: 'library' } as const,
    ]
  })
}

/** Words that repeat as those of a language do. */
function sentence(seed: number): string {
  let text = ''
  for (let n = seed; text.length < answerBytes; n += 1) text += `Wörter${(n * 7919) % 5_003} und Sätze `
  return text
}
