/** Learns the tables of the named languages; runs under tsx, because what learns is TypeScript. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { learnCare, readLabelled } from '../../core/care/learning/learn-care.ts'
import { sentencesHash } from '../../core/care/learning/sentences-hash.ts'
import { root } from '../setup.mjs'

for (const language of process.argv.slice(2)) {
  const folder = join(root, 'core', 'languages', language, 'care')
  const sentences = readFileSync(join(folder, 'sentences.tsv'), 'utf8')
  const phrases = readFileSync(join(folder, 'phrases.tsv'), 'utf8')
  const learnt = learnCare(readLabelled(sentences), readLabelled(phrases), namesOf(language))
  const json = `${JSON.stringify({ of: sentencesHash(sentences, phrases), ...learnt })}\n`
  writeFileSync(join(folder, 'learnt.json'), json)
  const kilobytes = (brotliCompressSync(json).length / 1000).toFixed(1)
  console.log(`${language}: ${readLabelled(sentences).length} sentences, ${kilobytes} kB`)
}

/** Names of the finder but those of themes, which people also tell of themselves. */
function namesOf(language) {
  const names = JSON.parse(readFileSync(join(root, 'core', 'finder', 'names', `${language}.json`), 'utf8'))
  return Object.entries(names)
    .filter(([id]) => !id.startsWith('T'))
    .flatMap(([, written]) => written.split('|'))
}
