/**
 * The client of a request, for limits and the log. A header is trusted only when TRUST_PROXY names it:
 * anybody can send one.
 */
import type { FastifyRequest } from 'fastify'

/**
 * The address of a client. Of a list the last entry counts: the one proxy in front of us wrote it. An IPv6
 * address is reduced to its network (64 bits), which is what one household or phone has.
 */
export function clientAddress(request: FastifyRequest, trustedHeader: string | undefined): string {
  const written = trustedHeader === undefined ? undefined : request.headers[trustedHeader]
  const list = Array.isArray(written) ? written.join(',') : written
  const last = withoutPort(list?.split(',').at(-1)?.trim())
  return networkOf(last && /^[\da-f.:]{2,45}$/i.test(last) ? last : request.ip)
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::7]:51234`: each connection would be another client. */
function withoutPort(address: string | undefined): string | undefined {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address ?? '') ?? []
  return inBrackets ?? address?.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::`
}
