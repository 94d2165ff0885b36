/** Preview images of passages, drawn on first request; if one cannot be drawn, the image of the product. */
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#core/errors'
import { shortHash } from '../../bytes/canonical-json'
import { keptForEver } from '../../http/answers/caching'
import { sendPrepared } from '../../http/answers/prepared'
import { clientAddress } from '../../http/requests/client-address'
import { publicHeaders } from '../../http/security-headers'
import { refuseAfter } from '../../limits/call-limits'
import type { Bucket } from '../../limits/limits'
import type { Services } from '../../services'
import { drawPicture } from './draw-picture'
import { loadPainter } from './faces'
import { pictureVersion, readPictureName } from './picture-address'
import { contentOf } from './picture-content'
import { pictureStore } from './picture-store'
import { type Queue, queue } from './queue'

/** About 1,000 images. */
const capacityBytes = 96 * 1024 * 1024
/** For one address; preview services request many. */
const picturesPerMinute: Bucket = { burst: 240, perMinute: 240 }
const longestQueue = 30

/** Registers the route. */
export function addPictureRoutes(app: FastifyInstance, services: Services): void {
  const drawing = drawingOf(app, services)
  app.get<{ Params: { abbreviation: string; name: string } }>(
    '/og/:abbreviation/:name',
    async (request, reply) => {
      const address = clientAddress(request, services.config.trustedHeader)
      refuseAfter(await services.counters.take(`picture:${address}`, picturesPerMinute, Date.now()))
      const place = readPictureName(request.params.name)
      const edition = services.library.view().find(request.params.abbreviation)
      if (!place || !edition) throw new AppError('not-found')
      const version = pictureVersion(edition.summary, services.config.productName)
      const key = shortHash([edition.key, place.from, place.to, version].join('\n'))
      const bytes = await drawing(key, async () => await contentOf(services, edition, place))
      reply.headers(publicHeaders)
      if (!bytes) return sendFallback(reply)
      // An address of an earlier text shows the present one, and is asked for again.
      const caching = place.version === version ? keptForEver : 'no-cache'
      const prepared = { contentType: 'image/png', hash: key, isSmall: true, bytes: () => bytes }
      return await sendPrepared(request, reply, prepared, caching)
    },
  )
}

type Drawing = (key: string, content: () => ReturnType<typeof contentOf>) => Promise<Buffer | undefined>

/** The stored image or a new one; undefined if it cannot be drawn, or too many wait. */
function drawingOf(app: FastifyInstance, { config }: Services): Drawing {
  const store = pictureStore(join(config.dataDirectory, 'og'), capacityBytes)
  const line: Queue = queue(longestQueue)
  let painter: ReturnType<typeof loadPainter> | undefined
  const draw = async (key: string, read: Parameters<Drawing>[1]): Promise<Buffer | undefined> => {
    const content = await read()
    if (!content) return undefined
    painter ??= loadPainter()
    const bytes = await drawPicture(await painter, content)
    await store.set(key, bytes)
    return bytes
  }
  return async (key, read) => {
    const kept = await store.get(key)
    if (kept) return kept
    return await line.run(key, async () => {
      try {
        return await draw(key, read)
      } catch (error) {
        if (error instanceof AppError) throw error
        // A machine on which the drawing package does not run still serves pages; all images are the
        // product's.
        app.log.error({ err: error }, 'picture not drawn')
        return undefined
      }
    })
  }
}

function sendFallback(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect('/og.png', 307)
}
