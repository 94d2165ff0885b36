/**
 * NUMBERING: translations side by side, found by their text: how many verses stand beside the verse that says the same. The baseline is
 * what the same numbers would give. Nothing is measured without the translations of ../shared/texts.
 */
import { join } from 'node:path'
import { readEdition } from '../../../server/library/read-edition'
import { readPath } from '../../../server/library/read-source'
import { projectRoot } from '../../support/servers/app-server'
import type { Bench, Figure } from '../figure'
import { hasWholeBibles } from '../support/texts'
import { type ComparedEdition, comparePartners } from './partners'

const files = {
  LUT12: 'deu-luther1912ap/luther1912ap.zefania.xml.gz',
  ELB05: 'deu-elb1905/elb1905.osis-books.zip',
  MENG: 'deu-menge1939/menge1939.osis.xml.gz',
  KJV: 'eng-kjv/kjv.osis.xml.gz',
  ASV: 'eng-asv/asv.osis.xml.gz',
  WEB: 'eng-web/web-classic.usfm.zip',
  BSB: 'eng-bsb/bsb-older.usfm.zip',
  OEB: 'eng-oeb-us/oeb-us.osis.xml.gz',
  LSG: 'fra-lsg1910/lsg1910.zefania.xml.gz',
  RV1909: 'spa-rv1909/rv1909.usfm.zip',
  WLC: 'hbo-wlc/wlc.osis-books.zip',
} as const
type Name = keyof typeof files

const pairs: readonly (readonly [Name, Name])[] = [
  ['LUT12', 'ELB05'],
  ['MENG', 'LUT12'],
  ['MENG', 'ELB05'],
  ['KJV', 'ASV'],
  ['KJV', 'WEB'],
  ['WEB', 'BSB'],
  ['OEB', 'WEB'],
  ['LUT12', 'KJV'],
  ['ELB05', 'ASV'],
  ['MENG', 'WEB'],
  ['LUT12', 'LSG'],
  ['WLC', 'KJV'],
  ['RV1909', 'KJV'],
]

/** Percent of the verses of a pair. */
const goal = 99.9

export const numberingPartners: Bench = {
  id: 'NUMBERING',
  async measure() {
    if (!hasWholeBibles)
      return [figure('translations of ../shared/texts are not there: nothing compared', '', '')]
    const figures: Figure[] = []
    for (const [one, other] of pairs)
      figures.push(measurePair(one, await read(one), other, await read(other)))
    return figures
  },
}

function measurePair(one: Name, from: ComparedEdition, other: Name, to: ComparedEdition): Figure {
  const { led: found, same } = comparePartners(from, to)
  const share = shareOf(found.verses - found.wrong.length, found.verses)
  const nearest = shareOf(found.nearest, found.verses).toFixed(1)
  const chapters = [...new Set(found.wrong.map((verse) => Math.floor(verse / 1000)))]
  return {
    ...figure(
      `${one} on ${other}: ${found.verses} verses on the right partner, ${found.lacking} without one`,
      `${share.toFixed(3)} % (${nearest} % most like it; wrong in ${chapters.slice(0, 8).join(' ') || 'no chapter'})`,
      `same numbers, ${shareOf(same.verses - same.wrong.length, same.verses).toFixed(2)} %`,
    ),
    isMet: share >= goal,
  }
}

function figure(what: string, reached: string, baseline: string): Figure {
  return { id: 'NUMBERING', what, goal: `>= ${goal} %`, reached, baseline }
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole
}

const editions = new Map<Name, Promise<ComparedEdition>>()

function read(name: Name): Promise<ComparedEdition> {
  const known = editions.get(name) ?? readFile(name)
  editions.set(name, known)
  return known
}

async function readFile(name: Name): Promise<ComparedEdition> {
  const input = await readPath(join(projectRoot, '..', 'shared', 'texts', files[name]))
  return (await readEdition(input, { abbreviation: name }, new Set())).edition
}
