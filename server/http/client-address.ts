/**
 * Which client a request comes from, for limits and the log. A header is believed only when TRUST_PROXY names it: anybody can send one.
 */
import type { FastifyRequest } from 'fastify'

/**
 * The address of a client. Of a list the last entry counts: the one proxy in front of us wrote it. An IPv6 address is cut to its
 * network (64 bits), which is what one household or phone has.
 */
export function clientAddress(request: FastifyRequest, trustedHeader: string | undefined): string {
  const written = trustedHeader === undefined ? undefined : request.headers[trustedHeader]
  const list = Array.isArray(written) ? written.join(',') : written
  const last = list?.split(',').at(-1)?.trim()
  return networkOf(last && /^[\da-f.:]{2,45}$/i.test(last) ? last : request.ip)
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
