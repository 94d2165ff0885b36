/** Assets of this build and of earlier ones: hashed, so immutable. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors'
import { keptForEver } from '../http/answers/caching'
import { sendError } from '../http/answers/error-answer'
import { sendPrepared } from '../http/answers/prepared'
import { staticFiles } from '../http/answers/static-files'
import type { Services } from '../services'

export function addAssetRoutes(app: FastifyInstance, { assetDirectory, builtDirectory }: Services): void {
  const kept = staticFiles(assetDirectory)
  // A read-only data directory has only assets of earlier builds, or none.
  const built = staticFiles(join(builtDirectory, 'assets'))
  // A missing asset is never answered with a page: the browser would run HTML as a script
  // (SERVICE-WORKER rule 2).
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const file = (await kept.find(name)) ?? (await built.find(name))
    if (!file) return sendError(new AppError('not-found'), request, reply)
    return await sendPrepared(request, reply, file, keptForEver)
  })
}
