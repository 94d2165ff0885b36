import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { type NoteBlock, noteBodySchema } from '#core/contract/members/note-body'
import { statusOf } from '../answers/error-answer'
import { readJsonBodies } from './read-json-body'

const linked: NoteBlock = {
  type: 'paragraph',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/SDE/Joh3,16' } }] }],
}
const listed = (depth: number): NoteBlock =>
  depth === 0 ? linked : { type: 'bulletList', content: [{ type: 'listItem', content: [listed(depth - 1)] }] }
const note = (depth: number) => ({ type: 'doc', content: [listed(depth)] })

/** Status and what a call would be given. */
async function send(payload: string): Promise<[status: number, body: unknown]> {
  const app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.code(statusOf(error)).send())
  readJsonBodies(app)
  app.post('/', async ({ body }) => ({ body }))
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload })
  return [answer.statusCode, answer.statusCode === 200 ? answer.json().body : undefined]
}

it('the deepest note there is comes through, one list more does not', async () => {
  expect([noteBodySchema.safeParse(note(4)).success, noteBodySchema.safeParse(note(5)).success]).toEqual([
    true,
    false,
  ])
  const body = { title: '', body: note(4) }
  expect(await send(JSON.stringify(body))).toEqual([200, body])
  expect((await send(JSON.stringify({ ...body, body: note(5) })))[0]).toBe(400)
})

it.each([
  ['lists', '['.repeat(60_000) + ']'.repeat(60_000)],
  ['objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ['a field nobody reads', `{"title":"x","more":${'['.repeat(30) + ']'.repeat(30)}}`],
])('as deep as a body may be long is refused: %s', async (_, payload) => {
  expect((await send(payload))[0]).toBe(400)
})

it('what is no JSON is refused, nothing is nothing', async () => {
  expect((await send('{"title":'))[0]).toBe(400)
  expect(await send('')).toEqual([200, undefined])
})
