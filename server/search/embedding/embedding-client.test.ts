import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Behaviour,
  type FakeEmbeddings,
  startFakeEmbeddings,
} from '../../../tests/support/servers/embedding-service'
import { type EmbeddingClient, embeddingClient } from './embedding-client'

let fake: FakeEmbeddings
let client: EmbeddingClient

beforeAll(async () => {
  fake = await startFakeEmbeddings([['anfang', 'beginning']])
  client = embeddingClient({ url: fake.url, key: 'sk-secret', model: 'small' })
})
afterAll(async () => {
  client.close()
  await fake.close()
})
beforeEach(() => {
  fake.behaviour = 'truthful'
  fake.asked.length = 0
})

const patienceMs = 500

describe('vectors of texts', () => {
  it('come in the order of the texts, whatever the order of the answer', async () => {
    const [german, other, english] = await client.embed(['Anfang', 'Weg', 'beginning'], 10_000)
    expect(english).toEqual(german)
    expect(other).not.toEqual(german)
  })

  it('are asked of the configured model with the key, in one request', async () => {
    await client.embed(['Anfang', 'Ende'], 10_000)
    expect(fake.asked).toEqual([
      {
        path: '/v1/embeddings',
        authorization: 'Bearer sk-secret',
        model: 'small',
        input: ['Anfang', 'Ende'],
      },
    ])
    await embeddingClient({ url: fake.url, key: undefined, model: 'small' }).embed(['Anfang'], 10_000)
    expect(fake.asked.at(-1)?.authorization).toBeUndefined()
  })
})

describe('a service that fails', () => {
  it.each([
    ['slow', 'no answer in time'],
    ['refusing', 'status 500'],
    ['limiting', 'status 429'],
    ['redirecting', 'status 307'],
    ['cutting', 'no connection, or it broke off'],
    ['nonsense', 'an answer of another form'],
    ['other-form', 'an answer of another form'],
    ['too-few', 'another number of vectors than texts'],
    ['uneven', 'an answer of another form'],
  ] as const satisfies readonly (readonly [Behaviour, string])[])(
    'being %s is named, and its words are not kept',
    async (behaviour, message) => {
      fake.behaviour = behaviour
      const failed = await client.embed(['Anfang', 'Ende'], patienceMs).catch((error: unknown) => error)
      expect(failed).toMatchObject({ code: 'network', message, cause: undefined })
      // A redirect is not followed.
      expect(fake.asked.map(({ path }) => path)).toEqual(['/v1/embeddings'])
    },
  )

  it('may send as much as it likes: no more than vectors take is read', async () => {
    fake.behaviour = 'endless'
    await expect(client.embed(['Anfang'], 60_000)).rejects.toMatchObject({
      message: 'a larger answer than vectors take',
    })
  })

  it('may be gone', async () => {
    const gone = await startFakeEmbeddings()
    await gone.close()
    await expect(
      embeddingClient({ url: gone.url, key: undefined, model: 'small' }).embed(['Anfang'], patienceMs),
    ).rejects.toMatchObject({ code: 'network' })
  })
})

it('breaks off what is under way when it is closed', async () => {
  fake.behaviour = 'slow'
  const closing = embeddingClient({ url: fake.url, key: undefined, model: 'small' })
  const waiting = expect(closing.embed(['Anfang'], 60_000)).rejects.toMatchObject({ code: 'network' })
  closing.close()
  await waiting
})
