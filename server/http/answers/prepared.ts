/** An answer as bytes with their hash, and the one way answers leave: encoding chosen, 304 where the client has it already. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shortHash } from '../../bytes/canonical-json'
import { type Encoding, toBrotli, toGzip } from '../../bytes/encodings'
import { encodingFor, entityTag, isKnown } from './negotiation'

/** `Answer` is the type the bytes hold, for the compiler only. */
export interface Prepared<Answer = unknown> {
  contentType: string
  /** Hash of the plain bytes. */
  hash: string
  bytes(encoding: Encoding): Buffer | Promise<Buffer>
  /** Too small to compress: sent plain. */
  isSmall?: boolean
  /** Request headers the content depends on, besides accept-encoding. */
  varies?: readonly string[]
  /** Sent besides; a list is one header per value. */
  headers?: Readonly<Record<string, string | string[]>>
  /** As how many requests it counts, where that is known only with the answer. */
  cost?: number
  readonly holds?: Answer
}

export const jsonType = 'application/json; charset=utf-8'
export const htmlType = 'text/html; charset=utf-8'

/** Below this compressing costs more than it saves. */
const smallestCompressedBytes = 1024
const quickQuality = 5
const quickLevel = 6

/** JSON of a value, compressed when it is asked for and kept with the result. */
export function prepareJson<Answer>(value: Answer): Prepared<Answer> {
  return prepareText<Answer>(jsonType, JSON.stringify(value))
}

/** Text of any type, compressed when it is asked for and kept with the result. */
export function prepareText<Answer>(contentType: string, content: string): Prepared<Answer> {
  const plain = Buffer.from(content)
  const kept = new Map<Encoding, Promise<Buffer>>()
  return {
    contentType,
    hash: shortHash(plain),
    isSmall: plain.length < smallestCompressedBytes,
    bytes(encoding) {
      if (encoding === 'identity') return plain
      const known = kept.get(encoding)
      if (known) return known
      const made = encoding === 'br' ? toBrotli(plain, quickQuality) : toGzip(plain, quickLevel)
      kept.set(encoding, made)
      return made
    },
  }
}

/** Sends an answer; `cacheControl` is sent with a 304 too. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = prepared.isSmall ? 'identity' : encodingFor(request.headers['accept-encoding'])
  const tag = entityTag(prepared.hash, encoding)
  reply.headers({ ...prepared.headers })
  reply.header('cache-control', cacheControl)
  reply.header('vary', ['accept-encoding', ...(prepared.varies ?? [])].join(', '))
  if (cacheControl !== 'no-store') {
    reply.header('etag', tag)
    if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], tag))
      return reply.code(304).send()
  }
  const bytes = await prepared.bytes(encoding)
  reply.header('content-type', prepared.contentType)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
