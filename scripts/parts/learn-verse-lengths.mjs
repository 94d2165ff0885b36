/** Measures the usual lengths of verses; runs under tsx, because the importer is TypeScript. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureLengths } from '../../core/scripture/lengths/measure-lengths.ts'
import { writeLengths } from '../../core/scripture/lengths/usual-lengths.ts'
import { readEdition } from '../../server/library/read-edition.ts'
import { readPath } from '../../server/library/read-source.ts'
import { root } from '../setup.mjs'

/** Two of a language at most, so that none outvotes the others. */
const files = [
  'deu-luther1912ap/luther1912ap.zefania.xml.gz',
  'deu-elb1905/elb1905.osis-books.zip',
  'eng-kjv/kjv.osis.xml.gz',
  'eng-bsb/bsb.usfm.zip',
  'fra-lsg1910/lsg1910.zefania.xml.gz',
  'spa-rv1909/rv1909.usfm.zip',
  'ita-diodati1649/diodati1649.zefania.xml.gz',
  'por-blivre/blivre.osis.xml.gz',
  'zho-cuv/cuv.usfx.xml.gz',
  'mya-judson/judson.osis.xml.gz',
  'ara-svd/svd.zefania.xml.gz',
  'heb-modern/hebm.zefania.xml.gz',
  'hbo-wlc/wlc.osis-books.zip',
  'grc-tcgnt/tcgnt.usfm.zip',
]
const editions = []
for (const file of files) {
  const input = await readPath(join(root, '..', 'shared', 'texts', file))
  editions.push((await readEdition(input, {}, new Set())).edition)
}
const lengths = measureLengths(editions)
const books = Array.from({ length: 66 }, (_, index) =>
  writeLengths(index + 1, (anchor) => lengths.get(anchor)),
)
writeFileSync(
  join(root, 'core', 'scripture', 'lengths', 'usual-lengths.json'),
  `${JSON.stringify({ books }, undefined, 2)}\n`,
)
console.log(`${lengths.size} verses, ${books.join('').length} signs, from ${editions.length} translations`)
