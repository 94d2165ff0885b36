/**
 * Builds the server without starting it, so that tests can ask it directly. Order of a request: headers for everything, then a
 * call of the table, a built file, or a page.
 */
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { AppError } from '#core/errors'
import { makeHandlers } from './api/handlers'
import { readLanguages, scriptureWords } from './api/languages'
import type { Config } from './config'
import { addCallRoutes } from './http/call-routes'
import { sendError } from './http/error-answer'
import { securityHeaders } from './http/security-headers'
import { openLibrary } from './library/library'
import { loadNamePack } from './name-packs'
import { addAssetRoutes } from './pages/asset-routes'
import { addPageRoutes } from './pages/page-routes'
import { addPictureRoutes } from './pages/pictures/picture-routes'
import { addPlainRoutes } from './pages/plain/plain-routes'
import type { Services } from './services'

export interface AppOptions {
  config: Config
  /** The project, with core/languages and the built app in dist. */
  projectDirectory: string
  logger?: FastifyServerOptions['logger']
}

/** Longer than any passage: what is too long is refused with a reason, not by the router. */
const longestParameter = 4096
const largestBodyBytes = 128 * 1024
/** For a request to arrive, not for its answer. */
const slowestRequestMs = 30_000

export async function buildApp({
  config,
  projectDirectory,
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit: largestBodyBytes,
    forceCloseConnections: true,
    requestTimeout: slowestRequestMs,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseConnection,
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: longestParameter, ignoreDuplicateSlashes: false },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders)
      sendError(error, request, reply)
    },
  })
  const library = openLibrary(join(config.dataDirectory, 'library'), {
    onDamage: (file, message) => app.log.error({ file }, message),
  })
  const languages = readLanguages(join(projectDirectory, 'core', 'languages'))
  const services: Services = {
    config,
    library,
    languages,
    names: loadNamePack,
    words: async (locale) => await scriptureWords(languages, locale),
    builtDirectory: join(projectDirectory, 'dist'),
    assetDirectory: join(config.dataDirectory, 'assets'),
  }
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders)
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
  app.addHook('onClose', async () => await library.close())
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  readEmptyBodies(app)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new AppError('too-many-requests'),
  })
  addCallRoutes(app, makeHandlers(services))
  addAssetRoutes(app, services)
  addPlainRoutes(app, services)
  addPictureRoutes(app, services)
  addPageRoutes(app, services)
  return app
}

/** DELETE and GET come with a JSON content type and no body (ARCHITECTURE): nothing is undefined, not an error. */
function readEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(String(body)))
    } catch (error) {
      done(Object.assign(error instanceof Error ? error : new Error(String(error)), { statusCode: 400 }))
    }
  })
}

/** What is no HTTP never becomes a request: the answer is written by hand, with the headers of every other. */
function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

/** One line per answer, without the query string, which may hold what a person typed (SECURITY S7, E3). */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?', 1)[0]
  request.log.info(
    { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'answer',
  )
}
