/** What a busy device writes: everything there is, mostly on few keys, so that later changes meet earlier ones. */
import { randomUUID } from 'node:crypto'
import type { MemberClient } from './member-client'

const notes = 3
const verses = 5

/** Writes until `isOver`; one change after the other, as a device does. */
export async function writeOn(client: MemberClient, isOver: () => boolean): Promise<void> {
  const ids = Array.from({ length: notes }, () => randomUUID())
  const bases = new Map<string, number>()
  for (let number = 0; !isOver(); number += 1) {
    const id = ids[number % notes] ?? ''
    const rows = await writeOne(client, number, id, bases.get(id) ?? 0)
    for (const { key, rev } of rows) if (key === `note:${id}`) bases.set(id, rev)
  }
}

async function writeOne(client: MemberClient, number: number, note: string, base: number) {
  const key = `verse:v:eng:${1_001_001 + (number % verses)}`
  switch (number % 6) {
    case 0:
      return await client.write('putNote', { params: { id: note }, body: { ...noteOf(number), base } })
    case 1:
      return await client.write('putLike', { params: { key } })
    case 2:
      return await client.write('deleteLike', { params: { key } })
    case 3: {
      const body = { path: 'audioPlayer.volume', value: number % 100 }
      return await client.write('setOption', { params: { id: client.member.user }, body })
    }
    default: {
      const read = {
        name: `Joh ${number}`,
        route: '/SDE/Joh3',
        type: 'text',
        abbreviations: 'SDE',
        parent: 0,
      }
      return await client.write('addActivity', { body: { ...read, id: randomUUID() } })
    }
  }
}

function noteOf(number: number) {
  const text = { type: 'text', text: `Fassung ${number}` }
  return {
    title: `Notiz ${number}`,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    numbering: 'eng',
    chapter: 43_003_000,
    verses: [43_003_016],
    tags: [],
  }
}
