/** A4: a chapter of the library against a static file of the same bytes, from the same Fastify over loopback. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Bench, ratioFigure } from '../figure'
import { type Compared, compare } from '../measure'
import type { Stage } from '../stage'
import { msPerRequest } from './keep-alive-load'

const brotli = { 'accept-encoding': 'br' }
/** More than one, so that nothing measures one file. */
const chapters = 40

export const chapterAnswer: Bench = {
  id: 'A4',
  async measure(stage) {
    const { origin } = await stage.server()
    const { paths, copies, tag, copyTag } = await copyChapters(stage)
    const whole = await compare(
      () => msPerRequest({ origin, paths, headers: brotli }),
      () => msPerRequest({ origin, paths: copies, headers: brotli }),
    )
    const known = await compare(
      () =>
        msPerRequest({
          origin,
          paths: paths.slice(0, 1),
          headers: { ...brotli, 'if-none-match': tag },
          expectedStatus: 304,
        }),
      () =>
        msPerRequest({
          origin,
          paths: copies.slice(0, 1),
          headers: { ...brotli, 'if-none-match': copyTag },
          expectedStatus: 304,
        }),
    )
    return [figure('chapter by /api/text', whole), figure('the same, 304', known)]
  },
}

/** Puts the answers of some chapters beside the bench pages, as files with their compressed forms. */
async function copyChapters(stage: Stage) {
  const [{ origin, publicDirectory }, { first }] = await Promise.all([stage.server(), stage.library()])
  const { abbreviation, bookList } = first.manifest
  const places = bookList.flatMap(({ number, chapters: numbers }) =>
    numbers.map((chapter) => number * 1_000_000 + chapter * 1000),
  )
  const chosen = places.filter((_, index) => index % Math.ceil(places.length / chapters) === 0)
  const pack = await first.pack()
  for (const canonical of chosen) {
    const file = join(publicDirectory, `${canonical}.json`)
    const [compressed, zipped] = await Promise.all([pack.read(canonical, 'br'), pack.read(canonical, 'gzip')])
    writeFileSync(file, brotliDecompressSync(compressed))
    writeFileSync(`${file}.br`, compressed)
    writeFileSync(`${file}.gz`, zipped)
  }
  const paths = chosen.map((canonical) => `/api/text/${abbreviation}/${canonical}`)
  const copies = chosen.map((canonical) => `/bench/${canonical}.json`)
  const [tag, copyTag] = await Promise.all([paths[0], copies[0]].map((path) => tagOf(`${origin}${path}`)))
  return { paths, copies, tag: tag ?? '', copyTag: copyTag ?? '' }
}

async function tagOf(address: string): Promise<string> {
  const answer = await fetch(address, { headers: brotli })
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}

function figure(what: string, { ratio, subjectMs, baselineMs }: Compared) {
  return ratioFigure({
    id: 'A4',
    what,
    ratio,
    atMost: 1.3,
    detail: `${subjectMs.toFixed(3)} ms`,
    baseline: `static file of the same bytes, ${baselineMs.toFixed(3)} ms`,
  })
}
