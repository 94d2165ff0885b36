/**
 * The sound of recorded chapters, in the ranges a player requests. Its name contains
 * the hash of its content: it never changes.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { soundFilePattern, soundTypes } from '#core/contract/editions/recording'
import { contractHeader, contractVersion } from '#core/contract/version'
import { AppError } from '#core/errors'
import { readRange } from '../http/answers/byte-range'
import { keptForEver } from '../http/answers/caching'
import { soundEnding } from '../library/recordings/recording-names'
import { recordingDirectory } from '../library/recordings/recording-store'
import type { Services } from '../services'

type SoundRequest = FastifyRequest<{ Params: { abbreviation: string; file: string } }>

/** Registers the route. */
export function addRecordingRoutes(app: FastifyInstance, { library }: Services): void {
  app.get('/api/audio/:abbreviation/files/:file', async (request: SoundRequest, reply) => {
    const { abbreviation, file } = request.params
    const edition = library.view().find(abbreviation)
    const ending = soundEnding(file)
    if (!edition || !ending || !soundFilePattern.test(file)) throw new AppError('not-found')
    const path = join(recordingDirectory(library.directory, edition.summary.abbreviation), file)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) throw new AppError('not-found')
    reply.headers({
      [contractHeader]: String(contractVersion),
      'cache-control': keptForEver,
      'content-type': soundTypes[ending],
      'accept-ranges': 'bytes',
      etag: `"${file}"`,
    })
    return sendStretch(request, reply, path, found.size)
  })
}

function sendStretch(request: SoundRequest, reply: FastifyReply, path: string, size: number): FastifyReply {
  // Ranges of two different versions must not be combined.
  const isOther = !['', reply.getHeader('etag')].includes(String(request.headers['if-range'] ?? ''))
  const range = isOther ? 'whole' : readRange(request.headers.range, size)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
  reply.header('content-length', size === 0 ? 0 : last - first + 1)
  return size === 0 ? reply.send('') : reply.send(createReadStream(path, { start: first, end: last }))
}
