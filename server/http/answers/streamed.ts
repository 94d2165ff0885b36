/** An answer that is never completely in memory: its parts are made as the client receives them. */
import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './negotiation'

/** `Answer` is the type of the content, for the compiler only. */
export interface Streamed<Answer = unknown> {
  contentType: string
  pieces: AsyncIterable<string>
  /** Called once everything is sent, or the client has gone. */
  over?: () => void
  readonly holds?: Answer
}

/** As fast as gzip, with as little memory. */
const quickBrotli = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Each piece is sent at once: an idle connection is closed after a while. */
const compressors = {
  br: () => createBrotliCompress({ params: quickBrotli, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

/** An answer to one member, which no cache stores. A broken connection stops the generator. */
export async function sendStreamed(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, pieces, over = () => undefined }: Streamed,
): Promise<FastifyReply> {
  reply.headers({ 'content-type': contentType, 'cache-control': 'no-store', vary: 'accept-encoding' })
  if (request.method === 'HEAD') {
    over()
    return reply.send('')
  }
  const source = Readable.from(pieces, { objectMode: false })
  source.once('close', over)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(source)
  const zipped = compressors[encoding]()
  source.once('error', (error) => zipped.destroy(error))
  zipped.once('close', () => source.destroy())
  return reply.header('content-encoding', encoding).send(source.pipe(zipped))
}

/** Values as the elements of a JSON list, one after the other. */
export async function* listPieces(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield* listTexts(textsOf(values))
}

async function* textsOf(values: AsyncIterable<unknown>): AsyncGenerator<string[]> {
  for await (const value of values) yield [JSON.stringify(value)]
}

/** The same for elements that are JSON already, some at once. */
export async function* listTexts(texts: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const some of texts) {
    if (some.length === 0) continue
    yield separator + some.join(',')
    separator = ','
  }
  yield ']'
}

/** The same pieces; `count` is told how long each is before it is sent. */
export async function* countedPieces(
  pieces: AsyncIterable<string>,
  count: (length: number) => Promise<void>,
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    await count(piece.length)
    yield piece
  }
}
