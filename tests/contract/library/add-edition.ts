/** Run as a program of its own: adds or updates a made-up edition, so that a test can kill it halfway. Arguments: folder, name. */

import { readIndex } from '../../../server/library/library-index'
import { addEdition, updateEdition } from '../../../server/library/writing/change-library'
import { smallEdition, smallReport } from '../small-edition'

const [, , directory = '', name = ''] = process.argv
const edition = smallEdition()
edition.name = name
if (name.startsWith('NEW')) edition.abbreviation = name
// Enough chapters that compressing takes a while.
const [first] = edition.books
for (let number = 3; number <= 120; number += 1) {
  const verses = Array.from({ length: 30 }, (_, index) => ({
    verse: index + 1,
    content: `${name} ${number * index}`.repeat(20),
  }))
  first?.chapters.push({ canonical: 1_000_000 + number * 1000, verses, blocks: [] })
}

const read = async () => ({ edition, report: smallReport(edition) })
const onProgress = (share: number) => process.stdout.write(`${share}\n`)
const isKnown = readIndex(directory).editions.some(
  ({ abbreviation }) => abbreviation === edition.abbreviation,
)
if (isKnown) await updateEdition(directory, edition.abbreviation, read, { onProgress })
else await addEdition(directory, read, { onProgress })
