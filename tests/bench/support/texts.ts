/** The texts that benches read: real editions from ../shared/texts beside the repository, else the starter editions. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../../support/servers/app-server'

export interface BenchText {
  abbreviation: string
  format: string
  /** File or folder. */
  path: string
}

const shared = join(projectRoot, '..', 'shared', 'texts')

const real: readonly (readonly [abbreviation: string, format: string, path: string])[] = [
  ['LUT12', 'Zefania', 'deu-luther1912ap/luther1912ap.zefania.xml.gz'],
  ['ELB05', 'OSIS', 'deu-elb1905/elb1905.osis-books.zip'],
  ['BSB', 'USFM', 'eng-bsb/bsb.usfm.zip'],
  ['LSG', 'Zefania', 'fra-lsg1910/lsg1910.zefania.xml.gz'],
  ['RV1909', 'USFM', 'spa-rv1909/rv1909.usfm.zip'],
  ['SVD', 'Zefania', 'ara-svd/svd.zefania.xml.gz'],
]

const starters = ['SDE', 'SEN', 'SES', 'SFR', 'SPT', 'SAR']

/** One file per format for the importer alone; the library does not hold these. */
const otherFormats: typeof real = [
  ['WEBP', 'USX', 'eng-webp/webp-3books.usx.zip'],
  ['CUV', 'USFX', 'zho-cuv/cuv.usfx.xml.gz'],
]

/** Whether whole translations can be measured. */
export const hasWholeBibles = existsSync(shared)

/** Six translations; the first is the one whose download and import are measured. */
export const benchTexts: readonly BenchText[] = hasWholeBibles
  ? real.map(sharedText)
  : starters.map((abbreviation) => ({
      abbreviation,
      format: 'USFM',
      path: join(projectRoot, 'server', 'starter', abbreviation),
    }))

/** One text of every format there is a file of. */
export const textsByFormat: readonly BenchText[] = hasWholeBibles
  ? [...[1, 2, 3].flatMap((index) => benchTexts[index] ?? []), ...otherFormats.map(sharedText)]
  : benchTexts.slice(0, 1)

/** The longest chapter that all six have: as in an address, and its canonical. */
export const longestChapter = hasWholeBibles
  ? { before: 'Ps118', passage: 'Ps119', canonical: 19_119_000 }
  : { before: 'Mk16', passage: 'Joh1', canonical: 43_001_000 }

function sharedText([abbreviation, format, path]: (typeof real)[number]): BenchText {
  return { abbreviation, format, path: join(shared, path) }
}

/** For the head of the table. */
export const textsDescription = hasWholeBibles
  ? `translations of ../shared/texts (${real.map(([, , path]) => basename(path)).join(', ')})`
  : 'the starter editions, as ../shared/texts is not there: a few books each, while the goals of I1, I2, T1 and A3 are meant for whole translations'
