/**
 * Every GET that is neither a call nor a file: text addresses, the home page, the app's
 * own screens, and unknown addresses.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { placeOf } from '#core/contract/address/known-place'
import { standardWord } from '#core/contract/address/standard-word'
import type { Locale } from '#core/contract/locales'
import { hasControls } from '#core/control-characters'
import { AppError } from '#core/errors'
import { Memory, type Recent, roughBytes } from '#core/memory'
import { fillShell } from '#core/shell/fill-shell'
import type { Installation } from '#core/shell/installation'
import { sendError } from '../http/answers/error-answer'
import { htmlType, type Prepared, prepareText, sendPrepared } from '../http/answers/prepared'
import { staticFiles } from '../http/answers/static-files'
import { clientAddress } from '../http/requests/client-address'
import { preferredLocale } from '../http/requests/request-locale'
import { contentPolicyFor } from '../http/security-headers'
import type { LibraryView } from '../library/library'
import { roomsOf } from '../library/packs/known-contents'
import { librarySource } from '../library/page-source'
import { countComparison } from '../limits/comparison-limit'
import type { Services } from '../services'
import type { Config } from '../settings/config'
import { pageWords } from '../settings/page-words'
import { standardFor } from '../settings/standard'
import { encodePath } from './head'
import { knowingOf } from './knowing'
import { type Screen, screenOf } from './screens/screen-page'
import { type Shell, shellReader } from './shell'
import { textPage } from './text-page'

type Answer = { kind: 'page'; status: number; prepared: Prepared } | { kind: 'elsewhere'; path: string }

/** The state of everything a page is made from. */
interface Moment {
  view: LibraryView
  shell: Shell
  /** The header that allows the styles inside the shell. */
  policy: Readonly<Record<string, string>>
  /** Pages made in this state. */
  made: Recent<Answer>
}

/** About what the pages of one state may take: some hundred. */
const keptBytes = 48_000_000

function bytesOf(answer: Answer): number {
  return answer.kind === 'page' ? (answer.prepared.keptBytes ?? 0) : roughBytes(answer)
}

/** Registers the route. */
export function addPageRoutes(app: FastifyInstance, services: Services): void {
  const readShell = shellReader(services.builtDirectory)
  let moment: Moment | undefined
  const present = async (): Promise<Moment> => {
    const view = services.library.view()
    const shell = await readShell()
    if (moment?.view !== view || moment.shell !== shell) {
      const policy = contentPolicyFor(services.config, shell.styleHashes)
      moment = { view, shell, policy, made: new Memory(keptBytes).recent(bytesOf) }
    }
    return moment
  }
  const built = staticFiles(services.builtDirectory)
  app.get('/*', async (request, reply) => {
    const [path] = splitAt(request.url, '?')
    const file = await built.find(path)
    if (file && file.contentType !== htmlType) return await sendPrepared(request, reply, file, 'no-cache')
    const now = await present()
    reply.headers(now.policy)
    return file
      ? await sendPrepared(request, reply, file, 'no-cache')
      : await sendPage(request, reply, services, now)
  })
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  moment: Moment,
): Promise<FastifyReply> {
  const [address, query = ''] = splitAt(request.url, '?')
  const asked = decodePath(address)
  if (asked === undefined) return sendError(new AppError('invalid-input'), request, reply)
  // The secret of a mailed link must not be sent elsewhere (SECURITY R2).
  if (/^\/password-reset\//i.test(asked)) reply.header('referrer-policy', 'no-referrer')
  const locale = preferredLocale(request.headers)
  const path = withStandard(asked, standardFor(services.config, moment.view, locale))
  const from = clientAddress(request, services.config.trustedHeader)
  const answer = await answerFor(services, moment, path, locale, from)
  if (answer.kind === 'page' && path === asked) {
    return await sendPrepared(request, reply.code(answer.status), answer.prepared, 'no-cache')
  }
  const target = encodePath(answer.kind === 'elsewhere' ? answer.path : path) + query
  if (path === asked) return reply.redirect(target, 308)
  // The meaning of STANDARD depends on the reader and the operator.
  return reply.header('cache-control', 'no-store').redirect(target, 307)
}

async function answerFor(
  services: Services,
  moment: Moment,
  path: string,
  locale: Locale,
  from: string,
): Promise<Answer> {
  const [first = '', ...others] = path.slice(1).split('/')
  const abbreviations = first.split('.')
  const isText = abbreviations.every((abbreviation) => moment.view.find(abbreviation))
  const makeText = async () => {
    await countComparison(abbreviations.length, from, services.counters)
    return await makeTextPage(services, moment, abbreviations, others.join('/'), path)
  }
  const text = isText ? await moment.made.get(path, makeText) : undefined
  if (text) return text
  const place = await placeOf(path, knowingOf(services, moment.view, locale))
  if (place.kind === 'elsewhere') return place
  const textsOf = async (one: Locale) => (await services.articles.of(one)).texts
  const screen = await screenOf(path, locale, textsOf, place.kind === 'here')
  const make = () => makeScreen(services, moment, screen)
  return screen.key === undefined ? await make() : await moment.made.get(screen.key, make)
}

async function makeTextPage(
  { config, names, words, languages }: Services,
  { view, shell }: Moment,
  abbreviations: readonly string[],
  passage: string,
  path: string,
): Promise<Answer> {
  const say = async (locale: Locale) => await pageWords(languages, locale)
  const dependencies = { config, source: librarySource(view, names), words, say }
  const page = await textPage(dependencies, abbreviations, passage || undefined, path)
  if (page.kind === 'elsewhere') return page
  return {
    kind: 'page',
    status: page.status,
    prepared: prepareText(htmlType, fillShell(shell.html, page.parts, installationOf(config, view))),
  }
}

async function makeScreen(
  { config, languages, names }: Services,
  { view, shell }: Moment,
  screen: Screen,
): Promise<Answer> {
  const say = await pageWords(languages, screen.locale, screen.groups)
  const parts = await screen.parts({ config, view, say, names })
  const prepared = prepareText(htmlType, fillShell(shell.html, parts, installationOf(config, view)))
  return {
    kind: 'page',
    status: screen.status,
    prepared: { ...prepared, varies: ['accept-language', 'cookie'] },
  }
}

/** The path with the word STANDARD replaced; unchanged if it is missing or there is no replacement. */
function withStandard(path: string, standard: readonly string[]): string {
  const [first = '', ...others] = path.slice(1).split('/')
  const isStandard = (word: string) => word.toUpperCase() === standardWord
  const words = first.split('.')
  if (!words.some(isStandard) || standard.length === 0) return path
  const chosen = words.flatMap((word) => (isStandard(word) ? standard : word))
  return `/${[[...new Set(chosen)].join('.'), ...others].join('/')}`
}

/** The decoded path; undefined if it is malformed, or not text. */
function decodePath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address)
    return hasControls(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** The text before a sign, and the rest with the sign. */
function splitAt(text: string, sign: string): [before: string, rest: string | undefined] {
  const index = text.indexOf(sign)
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index)]
}

function installationOf({ productName }: Config, view: LibraryView): Installation {
  return { product: productName, rooms: roomsOf(view) }
}
