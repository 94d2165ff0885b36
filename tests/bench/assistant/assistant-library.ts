/** A library in which the assistant is measured: a whole edition of each language, the starter packs, a dictionary; made once. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SourceInput } from '#core/scripture/editions/container/source-file'
import { addPack } from '../../../server/library/command/packs'
import { type Library, openLibrary } from '../../../server/library/library'
import { trainLibrary } from '../../../server/library/meaning/train-library'
import { importStarterPacks } from '../../../server/library/packs/starter-packs'
import { readEdition } from '../../../server/library/read-edition'
import { readPath } from '../../../server/library/read-source'
import { addEdition } from '../../../server/library/writing/change-library'
import { projectRoot } from '../../support/servers/app-server'
import { sourceHash } from '../support/bench-library'

const shared = join(projectRoot, '..', 'shared')

/** The first of a language is the one that answers; the others are learnt from. */
const editions = [
  ['LUT12', 'deu-luther1912ap/luther1912ap.zefania.xml.gz'],
  ['BSB', 'eng-bsb/bsb.usfm.zip'],
  ['RV1909', 'spa-rv1909/rv1909.usfm.zip'],
  ['LSG', 'fra-lsg1910/lsg1910.zefania.xml.gz'],
  ['BLIVRE', 'por-blivre/blivre.osis.xml.gz'],
  ['DIO', 'ita-diodati1649/diodati1649.zefania.xml.gz'],
  ['SVD', 'ara-svd/svd.zefania.xml.gz'],
  ['OPV', 'pes-opv/opv.bolls.json.gz'],
  ['HEBM', 'heb-modern/hebm.zefania.xml.gz'],
  ['ELB05', 'deu-elb1905/elb1905.osis-books.zip'],
  ['KJV', 'eng-kjv/kjv.osis.xml.gz'],
] as const

const quality = 4

export async function openAssistantLibrary(): Promise<{ library: Library; dataDirectory: string }> {
  const dataDirectory = join(projectRoot, '.cache', `assistant-${sourceHash()}`)
  if (!existsSync(dataDirectory)) await fill(dataDirectory)
  const library = openLibrary(join(dataDirectory, 'library'), {
    onDamage: (file, message) => console.error(file, message),
  })
  return { library, dataDirectory }
}

async function fill(dataDirectory: string): Promise<void> {
  console.log('Importing and learning what the assistant is measured with (once) ...')
  const unfinished = `${dataDirectory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const directory = join(unfinished, 'library')
  for (const [abbreviation, path] of editions) {
    const file = join(shared, 'texts', path)
    const input = path.includes('.bolls.') ? persianInput(file) : await readPath(file)
    await addEdition(directory, (taken) => readEdition(input, { abbreviation }, taken), { quality })
  }
  await importStarterPacks(directory, join(projectRoot, 'server', 'starter-packs'), {
    onImported: () => undefined,
    onFailed: (abbreviation, message) => console.error(abbreviation, message),
  })
  const dictionary = await readPath(join(shared, 'study', 'dict-easton', 'easton.zefania-dict.xml.gz'))
  await addPack(directory, dictionary, { locale: 'en', licence: 'Public domain' }, 'EASTON')
  await trainLibrary(directory, () => undefined)
  renameSync(unfinished, dataDirectory)
}

interface VerseRecord {
  book: number
  chapter: number
  verse: number
  text: string
}

/** Verse records in JSON, which the importer does not read: only the Persian translation comes so. */
function persianInput(file: string): SourceInput {
  const records: readonly VerseRecord[] = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
  let body = ''
  let [openBook, openChapter] = [0, 0]
  for (const { book, chapter, verse, text } of records) {
    const isNewBook = book !== openBook
    if (openChapter > 0 && (isNewBook || chapter !== openChapter)) body += '</CHAPTER>'
    if (openBook > 0 && isNewBook) body += '</BIBLEBOOK>'
    if (isNewBook) body += `<BIBLEBOOK bnumber="${book}">`
    if (isNewBook || chapter !== openChapter) body += `<CHAPTER cnumber="${chapter}">`
    body += `<VERS vnumber="${verse}">${plain(text)}</VERS>`
    openBook = book
    openChapter = chapter
  }
  body += '</CHAPTER></BIBLEBOOK>'
  const head = '<INFORMATION><title>OPV</title><language>FA</language></INFORMATION>'
  const xml = `<?xml version="1.0" encoding="utf-8"?><XMLBIBLE biblename="OPV">${head}${body}</XMLBIBLE>`
  return { name: 'opv.xml', bytes: new TextEncoder().encode(xml) }
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
}
