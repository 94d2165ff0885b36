/**
 * Fetches an edition file that an operator names: https only, from public addresses
 * only (the checked address is the one connected to), at most three redirects, each
 * checked again, and never more than the limit of an import.
 */
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP } from 'node:net'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { isPublicAddress } from './public-address'

const maxRedirects = 3
const idleMs = 30_000

/** Network functions of a download. */
export interface DownloadDependencies {
  /** The addresses of a host. */
  resolve(host: string): Promise<readonly string[]>
  /** Starts a request to one of them. */
  open(url: URL, address: string): Promise<IncomingMessage>
}

/** A downloaded file. */
export interface Downloaded {
  /** Last part of the path. */
  name: string
  bytes: Uint8Array
}

/**
 * Downloads `address`; `onProgress` receives the bytes so far and in total, if known. Throws invalid-input,
 * network, file-too-large.
 */
export async function download(
  address: string,
  onProgress: (receivedBytes: number, totalBytes: number | undefined) => void,
  dependencies: DownloadDependencies = internet,
): Promise<Downloaded> {
  let url = checkedUrl(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await open(url, dependencies)
    const status = answer.statusCode ?? 0
    if (status === 200) return { name: nameOf(url), bytes: await readBody(answer, onProgress) }
    answer.destroy()
    const target = answer.headers.location
    if (status < 300 || status >= 400 || !target) throw failure(url, `status ${status}`)
    url = checkedUrl(new URL(target, url).href)
  }
  throw failure(url, `more than ${maxRedirects} redirects`)
}

function checkedUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password) {
    throw new AppError(
      'invalid-input',
      { address },
      { message: `${address}: only plain https addresses are fetched` },
    )
  }
  return url
}

async function open(url: URL, dependencies: DownloadDependencies): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await dependencies.resolve(host).catch((cause: unknown) => {
    throw failure(url, 'the host is not known', cause)
  })
  const [address] = addresses
  if (!address || !addresses.every(isPublicAddress))
    throw failure(url, 'the host is not on the public internet')
  return await dependencies.open(url, address).catch((cause: unknown) => {
    throw failure(url, cause instanceof Error ? cause.message : 'no connection', cause)
  })
}

async function readBody(
  answer: IncomingMessage,
  onProgress: (receivedBytes: number, totalBytes: number | undefined) => void,
): Promise<Uint8Array> {
  const total = Number(answer.headers['content-length']) || undefined
  const limit = limits.importUnpackedBytes
  const parts: Buffer[] = []
  let received = 0
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue
    received += part.length
    if (received > limit || (total ?? 0) > limit) {
      answer.destroy()
      throw new AppError('file-too-large', { limit }, { message: `The file is larger than ${limit} bytes` })
    }
    parts.push(part)
    onProgress(received, total)
  }
  return Buffer.concat(parts)
}

function nameOf(url: URL): string {
  return url.pathname.split('/').at(-1) || url.hostname
}

function failure(url: URL, reason: string, cause?: unknown): AppError {
  return new AppError('network', { address: url.href }, { message: `${url.href}: ${reason}`, cause })
}

const internet: DownloadDependencies = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  },
  open: async (url, address) =>
    await new Promise((resolve, reject) => {
      const request = get(
        {
          host: address,
          // The certificate must be that of the named host; a bare address has no name to send.
          ...(isIP(url.hostname) ? {} : { servername: url.hostname }),
          port: url.port || 443,
          path: url.pathname + url.search,
          headers: { host: url.host, accept: '*/*', 'user-agent': 'perikope-library' },
          timeout: idleMs,
        },
        resolve,
      )
      request.on('timeout', () => request.destroy(new Error('no answer in time')))
      request.on('error', reject)
    }),
}
