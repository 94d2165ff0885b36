/**
 * An answer as bytes with their hash, and the one way to send answers: encoding chosen,
 * 304 if the client already has it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shortHash } from '../../bytes/canonical-json'
import { type Encoding, toBrotli, toGzip } from '../../bytes/encodings'
import { encodingFor, entityTag, isKnown } from './negotiation'

/** `Answer` is the type of the content, for the compiler only. */
export interface Prepared<Answer = unknown> {
  contentType: string
  /** Hash of the plain bytes. */
  hash: string
  bytes(encoding: Encoding): Buffer | Promise<Buffer>
  /** Too small to compress: sent plain. */
  isSmall?: boolean
  /** Request headers that affect the content, besides accept-encoding. */
  varies?: readonly string[]
  /** Additional headers; a list is one header per value. */
  headers?: Readonly<Record<string, string | string[]>>
  /** About what it takes in memory, its compressed forms included. */
  keptBytes?: number
  /** As how many requests it counts, if only the answer shows that. */
  cost?: number
  /** Of the plain bytes. */
  length?: number
  readonly holds?: Answer
}

/** Value of Content-Type. */
export const jsonType = 'application/json; charset=utf-8'
export const htmlType = 'text/html; charset=utf-8'

/** Below this, compressing costs more than it saves. */
const smallestCompressedBytes = 1024
/** A text with its compressed forms takes so many times the text at most. */
const withForms = 1.6
const quickQuality = 5
const quickLevel = 6

/** JSON of a value, compressed on first use; the result is kept. */
export function prepareJson<Answer>(value: Answer): Prepared<Answer> {
  return prepareText<Answer>(jsonType, JSON.stringify(value))
}

/** Text of any type, compressed on first use; the result is kept. */
export function prepareText<Answer>(contentType: string, content: string): Prepared<Answer> {
  const plain = Buffer.from(content)
  const kept = new Map<Encoding, Promise<Buffer>>()
  return {
    contentType,
    hash: shortHash(plain),
    length: plain.length,
    isSmall: plain.length < smallestCompressedBytes,
    keptBytes: plain.length * withForms,
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

/** Sends an answer; a 304 includes `cacheControl` too. */
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
