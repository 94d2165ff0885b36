/** CAPACITY: what one process serves in a second, and the memory and disk it takes: the figures of docs/operate.md. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Figure } from '../figure'
import { median } from '../measure'
import type { Stage } from '../stage'
import { msPerRequest } from './keep-alive-load'

const rounds = 5
const searchesAtOnce = 4
const searchesPerRound = 60
const brotli = { 'accept-encoding': 'br' }

export const capacity: Bench = {
  id: 'CAPACITY',
  async measure(stage) {
    const server = await stage.server()
    const { dataDirectory, first } = await stage.library()
    const { abbreviation, bookList } = first.manifest
    const idle = server.memoryMb()
    const psalms = Array.from({ length: 150 }, (_, index) => 1 + index)
    const chapters = bookList.flatMap(({ number, chapters: numbers }) =>
      numbers.map((chapter) => number * 1_000_000 + chapter * 1000),
    )
    const pages = psalms.map((psalm) => `/${abbreviation}/Ps${psalm}`)
    const texts = chapters.map((canonical) => `/api/text/${abbreviation}/${canonical}`)
    const load = (paths: readonly string[]) => async () =>
      await msPerRequest({ origin: server.origin, paths, headers: brotli })
    return [
      figure(
        'pages of a chapter, made',
        `${Math.round(1_000 / (await makingMs(server.origin, pages)))} in a second`,
      ),
      await perSecond('pages of a chapter, made before', load(pages)),
      await perSecond('chapters by /api/text', load(texts)),
      await perSecond(
        'comparisons of three, made before',
        load(psalms.map((psalm) => `/LUT12.BSB.LSG/Ps${psalm}`)),
      ),
      await perSecond(
        'searches for two words in one translation',
        async () => await searchMs(stage, abbreviation),
      ),
      await perSecond('the same in six', async () => await searchMs(stage, 'LUT12.ELB05.BSB.LSG.RV1909.SVD')),
      figure('memory of the process, before and after', `${idle} and ${server.memoryMb()} MB`),
      figure('disk of a whole translation', `${(sizeOf(join(dataDirectory, 'library')) / 6).toFixed(0)} MB`),
    ]
  },
}

async function perSecond(what: string, run: () => Promise<number>): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await run())
  return figure(what, `${Math.round(1_000 / median(times))} in a second`)
}

/** Milliseconds to make a page that nobody has read. */
async function makingMs(origin: string, paths: readonly string[]): Promise<number> {
  const from = performance.now()
  for (const path of paths) await (await fetch(`${origin}${path}`)).arrayBuffer()
  return (performance.now() - from) / paths.length
}

/** Milliseconds a search, several at once, each for other words and from another address. */
async function searchMs({ server }: Stage, abbr: string): Promise<number> {
  const { origin } = await server()
  const from = performance.now()
  await Promise.all(
    Array.from({ length: searchesAtOnce }, async (_, first) => {
      for (let at = first; at < searchesPerRound; at += searchesAtOnce) {
        const answer = await fetch(`${origin}/api/search/hybrid`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${at}` },
          body: JSON.stringify({ search: words[at % words.length], abbr }),
        })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`a search was answered with ${answer.status}`)
      }
    }),
  )
  return (performance.now() - from) / searchesPerRound
}

const words = [
  'Himmel Erde',
  'Hirte Schafe',
  'light darkness',
  'pain vie',
  'amor Dios',
  'Weg Wahrheit',
  'love patient',
]

function figure(what: string, reached: string): Figure {
  return { id: 'CAPACITY', what, goal: '', reached, baseline: 'one process' }
}

/** In MB. */
function sizeOf(directory: string): number {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const found = statSync(join(directory, name))
    return found.isFile() ? sum + found.size / 1e6 : sum
  }, 0)
}
