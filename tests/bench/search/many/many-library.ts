/** A library of twenty translations in eleven languages with learnt meanings; made once. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { trainLibrary } from '../../../../server/library/meaning/train-library'
import { readEdition } from '../../../../server/library/read-edition'
import { readPath } from '../../../../server/library/read-source'
import { addEdition } from '../../../../server/library/writing/change-library'
import { projectRoot } from '../../../support/servers/app-server'
import { sourceHash } from '../../support/bench-library'

const texts = join(projectRoot, '..', 'shared', 'texts')

const sources = [
  ['LUT12', 'deu-luther1912ap/luther1912ap.zefania.xml.gz'],
  ['ELB05', 'deu-elb1905/elb1905.osis-books.zip'],
  ['MENG', 'deu-menge1939/menge1939.osis.xml.gz'],
  ['KJV', 'eng-kjv/kjv.osis.xml.gz'],
  ['BSB', 'eng-bsb/bsb.usfm.zip'],
  ['ASV', 'eng-asv/asv.osis.xml.gz'],
  ['LSG', 'fra-lsg1910/lsg1910.zefania.xml.gz'],
  ['RV1909', 'spa-rv1909/rv1909.usfm.zip'],
  ['BLIVRE', 'por-blivre/blivre.osis.xml.gz'],
  ['DIO', 'ita-diodati1649/diodati1649.zefania.xml.gz'],
  ['SVD', 'ara-svd/svd.zefania.xml.gz'],
  ['HEBM', 'heb-modern/hebm.zefania.xml.gz'],
  ['KJVA', 'eng-kjva/kjva.zefania.xml.gz'],
  ['WEB', 'eng-web/web-classic.usfm.zip'],
  ['WEBP', 'eng-webp/webp.usfm.zip'],
  ['BSBO', 'eng-bsb/bsb-older.usfm.zip'],
  ['MENZ', 'deu-menge1939/menge1939.zefania.xml.gz'],
  ['JUD', 'mya-judson/judson.osis.xml.gz'],
  ['CUV', 'zho-cuv/cuv.usfx.xml.gz'],
  ['WLC', 'hbo-wlc/wlc.osis-books.zip'],
  ['OEB', 'eng-oeb-us/oeb-us.osis.xml.gz'],
  ['TCGNT', 'grc-tcgnt/tcgnt.usfm.zip'],
] as const

/** In the order in which they are searched; the last ones are of one testament. */
export const allEditions: readonly string[] = sources.map(([abbreviation]) => abbreviation)

/** Twelve whole ones in ten languages. */
export const manyEditions = allEditions.slice(0, 12)

const quality = 4

/** Its data directory. */
export async function openManyLibrary(): Promise<string> {
  const dataDirectory = join(projectRoot, '.cache', `many-${sourceHash()}`)
  if (existsSync(dataDirectory)) return dataDirectory
  console.log('Importing and learning the translations that are searched together (once) ...')
  const unfinished = `${dataDirectory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const directory = join(unfinished, 'library')
  for (const [abbreviation, path] of sources) {
    const input = await readPath(join(texts, path))
    await addEdition(directory, (taken) => readEdition(input, { abbreviation }, taken), { quality })
  }
  await trainLibrary(directory, () => undefined)
  renameSync(unfinished, dataDirectory)
  return dataDirectory
}
