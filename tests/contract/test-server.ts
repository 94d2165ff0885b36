/** The real server over a library of three tiny editions in a folder of its own. */
import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Edition } from '#core/scripture/editions/edition'
import type { MeaningModel } from '#core/search/meaning/meaning-model'
import { buildApp } from '../../server/app'
import type { AnswerWriter } from '../../server/chat/answer-writer'
import type { ChatTimes } from '../../server/chat/model/client/watch'
import { archiveAssets } from '../../server/http/answers/asset-archive'
import { storeModels } from '../../server/library/meaning/meaning-store'
import { addEdition } from '../../server/library/writing/change-library'
import { projectDirectory } from '../../server/process/project-directory'
import { readConfig } from '../../server/settings/config'
import type { Store } from '../../server/store/store'
import type { SmallPack } from '../support/packs/small-pack'
import { putPack } from './put-pack'
import { arabicEdition, englishEdition, smallEdition, smallReport } from './small-edition'

export interface TestServer {
  app: FastifyInstance
  /** Where the library lies. */
  library: string
  /** Lines the server wrote at level error. */
  errors: string[]
  /** All lines it wrote. */
  lines: string[]
  /** Where its data lies. */
  data: string
  close(): Promise<void>
}

const shell = `<!doctype html>
<html lang="de" dir="ltr">
  <head><title>Perikope</title><!--head--><style>p{color:red}</style></head>
  <body><div id="first"><!--chapter--></div><div id="root"></div><!--data--></body>
</html>
`

/** Pino's number of the level error. */
const errorLevel = 50

/** Two German words. */
const smallModel: MeaningModel = {
  language: 'de',
  space: '',
  dims: 32,
  numbers: new Map([
    ['anfang', 0],
    ['ende', 1],
  ]),
  weights: Uint8Array.of(40, 50),
  vectors: Int8Array.from({ length: 64 }, (_, at) => at),
}

/** Builds the app with a made-up build; `settings` are environment variables. Closing it closes the store. */
export async function startTestServer(
  settings: Record<string, string> = {},
  openStore?: () => Promise<Store>,
  packs: readonly SmallPack[] = [],
  answerWriter?: AnswerWriter,
  chatTimes?: ChatTimes,
): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'perikope-'))
  const library = join(directory, 'data', 'library')
  template ??= makeTemplate()
  await cp(await template, directory, { recursive: true })
  for (const folder of linkedFolders) await link(directory, folder)
  for (const pack of packs) await putPack(library, pack)
  const errors: string[] = []
  const lines: string[] = []
  const stream = {
    write(line: string) {
      lines.push(line)
      if (JSON.parse(line).level >= errorLevel) errors.push(line)
    },
  }
  const app = await buildApp({
    config: readConfig({
      PUBLIC_URL: 'https://bible.example',
      ...settings,
      DATA_DIR: join(directory, 'data'),
    }),
    projectDirectory: directory,
    logger: { level: 'info', stream },
    searchesHere: true,
    ...(openStore ? { openStore } : {}),
    ...(answerWriter ? { answerWriter } : {}),
    ...(chatTimes ? { chatTimes } : {}),
  })
  const close = async () => {
    await app.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { app, library, errors, lines, data: join(directory, 'data'), close }
}

/** Texts of the interface and of pages, which servers only read. */
const linkedFolders = [join('core', 'languages'), join('server', 'articles', 'texts')]

/** What every server begins with, made once and copied. */
let template: Promise<string> | undefined

async function makeTemplate(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'perikope-template-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  const library = join(directory, 'data', 'library')
  for (const edition of [smallEdition(), englishEdition(), arabicEdition()]) await put(library, edition)
  await storeModels(library, [smallModel], [{ abbreviation: 'TST', revision: 'made up' }])
  await makeBuild(directory)
  await archiveAssets(join(directory, 'dist', 'assets'), join(directory, 'data', 'assets'))
  return directory
}

async function link(directory: string, folder: string): Promise<void> {
  await mkdir(join(directory, folder, '..'), { recursive: true })
  await symlink(join(projectDirectory(), folder), join(directory, folder))
}

/** Adds an edition quickly. */
export async function put(library: string, edition: Edition): Promise<void> {
  await addEdition(library, async () => ({ edition, report: smallReport(edition) }), { quality: 4 })
}

async function makeBuild(directory: string): Promise<void> {
  const dist = join(directory, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, 'index.html'), shell)
  await writeFile(join(dist, 'sw.js'), 'self.skipWaiting')
  await writeFile(join(dist, 'boot.js'), 'document.title')
  await writeFile(join(dist, 'og.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]))
  await writeFile(join(dist, 'assets', 'main-1a2b.js'), 'export {}'.repeat(300))
  await writeFile(join(dist, 'assets', 'main-1a2b.js.br'), 'brotli of main')
  await writeFile(join(dist, 'assets', 'main-1a2b.js.gz'), 'gzip of main')
}
