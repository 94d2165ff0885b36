/**
 * The web app manifest for installing the app: that of the build, with the operator's name of the product.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors'
import { prepareText, sendPrepared } from '../http/answers/prepared'
import type { Services } from '../services'

const manifestType = 'application/manifest+json; charset=utf-8'
const file = 'manifest.webmanifest'

/** Registers the route. */
export function addWebManifest(
  app: FastifyInstance,
  { builtDirectory, config }: Pick<Services, 'builtDirectory' | 'config'>,
): void {
  app.get(`/${file}`, async (request, reply) => {
    const built = await readFile(join(builtDirectory, file), 'utf8').catch(() => undefined)
    if (built === undefined) throw new AppError('not-found')
    const named = withName(JSON.parse(built), config.productName)
    return await sendPrepared(request, reply, prepareText(manifestType, JSON.stringify(named)), 'no-cache')
  })
}

function withName(manifest: object, name: string): object {
  return { ...manifest, name, short_name: name }
}
