/** How fast the importer reads each format, against JSON.parse of as many bytes. docs/performance.md sets no goal; changes should show. */
import { openSource } from '../../../core/scripture/editions/container/open-source'
import { readEdition } from '../../../server/library/read-edition'
import { readPath } from '../../../server/library/read-source'
import type { Bench, Figure } from '../figure'
import { compare } from '../measure'
import { type BenchText, textsByFormat } from '../support/texts'

const megabyte = 1e6

export const importerSpeed: Bench = {
  id: 'IMPORTER',
  async measure() {
    const figures: Figure[] = []
    for (const text of textsByFormat) figures.push(await measureFormat(text))
    return figures
  },
}

async function measureFormat({ abbreviation, format, path }: BenchText): Promise<Figure> {
  const input = await readPath(path)
  const sizeMb = openSource(input).files.reduce((sum, { bytes }) => sum + bytes.length, 0) / megabyte
  const { edition } = await readEdition(input, { abbreviation }, new Set())
  const json = JSON.stringify(edition)
  const jsonMb = Buffer.byteLength(json) / megabyte
  const { subjectMs, baselineMs } = await compare(
    () => readEdition(input, { abbreviation }, new Set()),
    () => JSON.parse(json),
  )
  const [msPerMb, parseMsPerMb] = [subjectMs / sizeMb, baselineMs / jsonMb]
  return {
    id: 'IMPORTER',
    what: `${format}: ${abbreviation}, ${sizeMb.toFixed(1)} MB unpacked`,
    goal: '',
    reached: `${(msPerMb / parseMsPerMb).toFixed(1)} x (${msPerMb.toFixed(0)} ms per MB)`,
    baseline: `JSON.parse, ${parseMsPerMb.toFixed(1)} ms per MB`,
  }
}
