/** Answers in pieces over real connections. */
import { once } from 'node:events'
import { get } from 'node:http'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendStreamed } from './streamed'

it.each(['identity', 'gzip', 'br'])(
  'stops making pieces when the client goes away (%s)',
  async (encoding) => {
    const app = fastify()
    let isOver = () => {}
    const over = new Promise<void>((resolve) => (isOver = resolve))
    async function* pieces() {
      try {
        for (;;) yield 'x'.repeat(10_000)
      } finally {
        isOver()
      }
    }
    app.get(
      '/',
      async (request, reply) =>
        await sendStreamed(request, reply, { contentType: 'text/plain', pieces: pieces() }),
    )
    const url = await app.listen({ port: 0 })
    const asked = get(url, { headers: { 'accept-encoding': encoding } })
    const [answer] = await once(asked, 'response')
    await once(answer, 'data')
    asked.destroy()
    await over
    await app.close()
    expect(answer.statusCode).toBe(200)
  },
)
