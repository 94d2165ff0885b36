import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { importEdition } from '../import-edition'

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)
const words = 'And it came to pass that the sea was of the land'
const usfm = (book = 'RUT', line = '') => `\\id ${book} ${line}\n\\c 1\n\\p\n\\v 1 ${words}\n`
const osis = (title = '', work = 'Trial') =>
  `<osis><osisText osisIDWork="${work}" xml:lang="en"><header><work osisWork="${work}"><title>${title}</title></work></header><div type="book" osisID="Ruth"><chapter osisID="Ruth.1"><verse osisID="Ruth.1.1">${words}</verse></chapter></div></osisText></osis>`
const zefania = (name = '', title = '') =>
  `<XMLBIBLE biblename="${name}"><INFORMATION><title>${title}</title></INFORMATION><BIBLEBOOK bnumber="8"><CHAPTER cnumber="1"><VERS vnumber="1">${words}</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`
const burrito = JSON.stringify({
  format: 'scripture burrito',
  identification: { name: { en: 'Small Trial' }, abbreviation: { en: 'SMT' } },
})
const dbl =
  '<DBLMetadata><identification><name>Small Trial</name><abbreviation>SMT</abbreviation></identification></DBLMetadata>'
const bookNames = '<BookNames><book code="RUT" abbr="Ru" short="Ruth" long="The Book of Ruth"/></BookNames>'
const two = { 'RUT.usfm': usfm(), 'JON.usfm': usfm('JON') }

type Content = string | Record<string, string>

async function nameOf(fileName: string, content: Content, name?: string): Promise<string> {
  const packed = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
  const bytes = typeof content === 'string' ? strToU8(content) : packed(content)
  const options = { fileName, interfaceLocale: 'en', taken: new Set<string>(), ...(name ? { name } : {}) }
  return (await importEdition({ name: fileName, bytes }, options, { decode })).edition.name
}

it.each<[string, Content, string]>([
  ['h08.usfm', usfm(), 'h08'],
  ['my_church-bible.usfm', usfm(), 'my church-bible'],
  ['luther.sfm', usfm('RUT', '08-RUT.sfm'), 'luther'],
  ['C:\\fakepath\\Our Bible.usfm', usfm(), 'Our Bible'],
  ['bibles/Our%20Bible.txt', usfm(), 'Our Bible'],
  ["St. John's Bible 2.1.usfm", usfm(), "St. John's Bible 2.1"],
  ['Unsere Bibel (2).usfm', usfm(), 'Unsere Bibel'],
  ['08-RUTeng-web.usfm', usfm(), 'eng-web'],
  ['08RUT.SFM', usfm(), 'RUT'],
  ['own.osis.xml.gz', osis('', 'OWN'), 'own'],
  ['neue bibel.osis', osis('oeb/usfm/00-Front Page.usfm'), 'neue bibel'],
  ['SF_2009-01-20_GER_LUTH1912_(LUTHER 1912).xml', zefania(), 'LUTHER 1912'],
  ['eng-web_usfm.zip', two, 'eng-web'],
  ['two_books.zip', { ...two, 'BookNames.xml': bookNames }, 'two books'],
  ['圣经.zip', two, '圣经'],
])('%s without a title of its own is called as the file', async (fileName, content, expected) => {
  expect(await nameOf(fileName, content)).toBe(expected)
})

it.each<[string, Content, string | undefined, string]>([
  ['my_church-bible.usfm', usfm('RUT', 'Small Trial Bible'), undefined, 'Small Trial Bible'],
  ['h08.osis', osis('Small Trial'), undefined, 'Small Trial'],
  ['h08.xml', zefania('ST', 'Small Trial'), undefined, 'Small Trial'],
  ['h08.zip', { ...two, 'metadata.json': burrito }, undefined, 'Small Trial'],
  ['h08.zip', { ...two, 'metadata.xml': dbl, 'BookNames.xml': bookNames }, undefined, 'Small Trial'],
  ['h08.usfm', usfm('RUT', 'Small Trial Bible'), 'Mine', 'Mine'],
  ['mine.usfm', usfm(), 'MINE', 'MINE'],
])('%s is called as its own words or the person say (%#)', async (fileName, content, said, expected) => {
  expect(await nameOf(fileName, content, said)).toBe(expected)
})
