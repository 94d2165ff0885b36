/**
 * Builds the server without starting it, so that tests can send it requests directly. Order of a request:
 * headers for everything, then a call of the table, a built file, or a page.
 */
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import Fastify, {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { AppError } from '#core/errors'
import { identifyBy, makeAccounts, recogniseBy } from './accounts/accounts'
import { openArticles } from './articles/articles'
import type { AnswerWriter } from './chat/answer-writer'
import { plainContent } from './chat/answers/plain-content'
import { chooseWriter } from './chat/choose-writer'
import type { ChatTimes } from './chat/model/client/watch'
import { runningAnswers } from './chat/running-answers'
import { makeHandlers } from './handlers'
import { sendError } from './http/answers/error-answer'
import { addCallRoutes } from './http/call-routes'
import { guardConnections } from './http/connection-guard'
import { readJsonBodies } from './http/requests/read-json-body'
import { loggedPath, safeError } from './http/safe-log'
import { securityHeadersFor } from './http/security-headers'
import { openLibrary } from './library/library'
import { memoryCounters } from './limits/memory-counters'
import type { Log } from './log'
import { startPurging } from './members/purge-members'
import { addAssetRoutes } from './pages/asset-routes'
import { addPageRoutes } from './pages/page-routes'
import { addPictureRoutes } from './pages/pictures/picture-routes'
import { addPlainRoutes } from './pages/plain/plain-routes'
import { addRecordingRoutes } from './pages/recording-routes'
import { addWebManifest } from './pages/web-manifest'
import { searchWithEmbeddings } from './search/embedding/search-with-embeddings'
import { searchHere, searchInThread } from './search/searcher'
import type { Services } from './services'
import type { Config } from './settings/config'
import { readLanguages, scriptureWords } from './settings/languages'
import { loadNamePack } from './settings/name-packs'
import { isUnreachable } from './store/is-unreachable'
import { lateStore, noStore } from './store/late-store'
import type { Store } from './store/store'
import { sharedModel } from './study/shared-model'

/** The parts a server is built from. */
export interface AppOptions {
  config: Config
  /** The project, with core/languages and the built app in dist. */
  projectDirectory: string
  logger?: FastifyServerOptions['logger']
  /** Started at once, but only members wait for it; without it the server is for reading only. */
  openStore?: (log: Log) => Promise<Store>
  /** Runs searches on this thread instead of their own: for tests that start many servers. */
  searchesHere?: boolean
  /** Writes the answers of the assistant instead of the usual one. */
  answerWriter?: AnswerWriter
  /** How long the language model may take: for tests of its silence. */
  chatTimes?: ChatTimes
}

/**
 * The address of a reset link contains its secret (SECURITY R2): neither the log nor
 * another page may learn it.
 */
const secretPath = /^(\/password-reset\/).*/i
/** Longer than any passage: longer input is refused with a reason, not by the router. */
const longestParameter = 4096
const largestBodyBytes = 128 * 1024
/** Time for a request to arrive, not for its answer. */
const slowestRequestMs = 30_000
const slowestHeadersMs = 15_000
/** Interval of the checks: a request may take this much longer. */
const lookAtConnectionsMs = 2_000
/** Without a byte read or received: a client that does not read its answer occupies memory for this long. */
const standingStillMs = 30_000
/** After these the connection is closed with the answer. */
const mostRequestsOfConnection = 10_000

/** The server, ready to listen. */
export async function buildApp({
  config,
  projectDirectory,
  logger = false,
  openStore,
  searchesHere = false,
  answerWriter,
  chatTimes,
}: AppOptions): Promise<FastifyInstance> {
  const securityHeaders = securityHeadersFor(config)
  const app = Fastify({
    logger: typeof logger === 'object' ? { ...logger, serializers: { err: safeError } } : logger,
    bodyLimit: largestBodyBytes,
    forceCloseConnections: true,
    requestTimeout: slowestRequestMs,
    connectionTimeout: standingStillMs,
    maxRequestsPerSocket: mostRequestsOfConnection,
    http: { headersTimeout: slowestHeadersMs, connectionsCheckingInterval: lookAtConnectionsMs },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, securityHeaders),
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: longestParameter, ignoreDuplicateSlashes: false },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders)
      sendError(error, request, reply)
    },
  })
  guardConnections(app.server, config.trustedHeader !== undefined)
  const services = openServices(app, {
    config,
    projectDirectory,
    searchesHere,
    ...(answerWriter ? { answerWriter } : {}),
    ...(chatTimes ? { chatTimes } : {}),
    ...(openStore ? { openStore } : {}),
  })
  app.addHook('onRequest', async (request, reply) => {
    // Closed by the connection guard: nobody waits for an answer.
    if (request.raw.socket.destroyed) return reply.hijack()
    reply.headers(securityHeaders)
    if (secretPath.test(request.url)) reply.header('referrer-policy', 'no-referrer')
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
  app.setErrorHandler((error, request, reply) => sendError(withoutDatabase(error, request), request, reply))
  app.setNotFoundHandler((request, reply) => refuseMethod(request, reply))
  readJsonBodies(app)
  addCallRoutes(app, makeHandlers(services), {
    identify: identifyBy(services.accounts),
    recognise: recogniseBy(services.accounts),
    publicUrl: config.publicUrl,
    trustedHeader: config.trustedHeader,
    counters: services.counters,
  })
  addAssetRoutes(app, services)
  addPlainRoutes(app, services)
  addPictureRoutes(app, services)
  addRecordingRoutes(app, services)
  addWebManifest(app, services)
  addPageRoutes(app, services)
  return app
}

/** Opens the dependencies of handlers and pages, and closes them with the server. */
function openServices(
  app: FastifyInstance,
  { config, projectDirectory, openStore, searchesHere, answerWriter, chatTimes }: Omit<AppOptions, 'logger'>,
): Services {
  const library = openLibrary(join(config.dataDirectory, 'library'), {
    onDamage: (file, message) => app.log.error({ file }, message),
  })
  const searcher = searchesHere
    ? searchHere(library)
    : searchInThread(library, (error) => app.log.error({ err: error }, 'the search thread ended'))
  const search = config.embedding
    ? searchWithEmbeddings(searcher, library, config.embedding, app.log)
    : searcher
  const store = openStore
    ? lateStore(
        async () => await openStore(app.log),
        (error) => app.log.error({ err: error }, 'the database of members cannot be opened'),
      )
    : noStore
  const languages = readLanguages(join(projectDirectory, 'core', 'languages'))
  const stopPurging = startPurging(store, app.log)
  const accounts = makeAccounts({ config, store, languages }, app.log)
  const reading = { library, search, names: loadNamePack, config }
  const answers = runningAnswers({
    writer: answerWriter ?? chooseWriter(reading, store, app.log, chatTimes),
    contentOf: plainContent(languages),
    store,
    log: app.log,
    dailyLimit: config.chat.dailyLimit,
  })
  app.addHook('onClose', async () => {
    stopPurging()
    await Promise.all([accounts.settled(), answers.close()])
    await Promise.all([search.close(), library.close(), store.close()])
  })
  return {
    config,
    library,
    search,
    counters: memoryCounters(),
    store,
    shared: sharedModel(store),
    accounts,
    answers,
    languages,
    articles: openArticles(config, join(projectDirectory, 'server', 'articles', 'texts'), languages),
    names: loadNamePack,
    words: async (locale) => await scriptureWords(languages, locale),
    builtDirectory: join(projectDirectory, 'dist'),
    assetDirectory: join(config.dataDirectory, 'assets'),
  }
}

/** A lost database is not a fault of the call: it may be repeated. */
function withoutDatabase(error: unknown, request: FastifyRequest): unknown {
  if (!isUnreachable(error)) return error
  request.log.error({ err: error }, 'the database of members cannot be reached')
  return new AppError('unavailable')
}

/**
 * Every address answers GET, at least with the page for a missing address: a request
 * without route has another method.
 */
function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD')
  return sendError(new AppError('not-found'), request, reply, 405)
}

const refusedStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_INVALID_METHOD: '501 Not Implemented',
}

/** Invalid HTTP never becomes a request: the answer is written by hand, with the usual headers. */
function refuseConnection(
  error: ConnectionError,
  socket: Socket,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = refusedStatus[error.code] ?? '400 Bad Request'
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

/** One line per answer. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const path = loggedPath(request.url, request.routeOptions.url, reply.statusCode)
  request.log.info(
    { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'answer',
  )
}
