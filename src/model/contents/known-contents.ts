/** What an address of contents may name: the packs this device knows, and the one topic it asks for. */
import { knownContentsOf } from '#core/content/reading/addresses'
import { topicNumbers } from '#core/content/reading/topics'
import type { KnownContents } from '#core/contract/address/contents/known-contents'
import { AppError } from '#core/errors'
import { readServer } from '../../platform/client/read-server'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { storedContents } from './stored-contents'

const topicPattern = /\/topic\/[^/]+\/(\d{1,9})$/i

/** Undefined where nobody can say: neither list nor network. The screen then says what it lacks. */
export async function contentsFor(path: string): Promise<KnownContents | undefined> {
  if ((await database.packs.count()) === 0)
    await workerClient()
      .refreshPacks()
      .catch(() => undefined)
  const rows = await database.packs.toArray()
  if (rows.length === 0 && !navigator.onLine) return undefined
  const [, id] = topicPattern.exec(path) ?? []
  const topics = id === undefined ? [] : await topicsWith(Number(id))
  return (
    topics &&
    knownContentsOf(
      rows.map(({ summary }) => summary),
      topics,
    )
  )
}

/** The topic of a number: of this device, else of the server; undefined without an answer. */
async function topicsWith(
  id: number,
): Promise<{ id: number; title: string; otherIds: readonly number[] }[] | undefined> {
  const here = (await topicNumbers(storedContents)).find(
    (topic) => topic.id === id || topic.otherIds.includes(id),
  )
  if (here) return [here]
  try {
    const topic = await readServer('topic', { id: String(id) }, {})
    return [{ id: topic.id, title: topic.title, otherIds: [id] }]
  } catch (error) {
    const isAbsent = error instanceof AppError && error.code === 'not-found'
    return isAbsent ? [] : undefined
  }
}
