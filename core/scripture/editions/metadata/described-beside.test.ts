import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { importEdition } from '../import-edition'

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)
const usfm = (line = '', title = '') =>
  `\\id RUT ${line}\n${title}\\c 1\n\\p\n\\v 1 And it came to pass that the sea was of the land\n`

async function named(files: Record<string, string>, fileName: string) {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  )
  const options = { fileName, interfaceLocale: 'en', taken: new Set<string>() }
  const { edition } = await importEdition({ name: fileName, bytes }, options, { decode })
  return [edition.abbreviation, edition.name]
}

const burrito = {
  format: 'scripture burrito',
  meta: { defaultLocale: 'en' },
  identification: { name: { de: 'Kleine Probe', en: 'Small Trial' }, abbreviation: { en: 'SMT' } },
}
const dbl =
  '<?xml version="1.0"?><DBLMetadata version="2.0"><identification><name>Small Trial</name><abbreviation>SMT</abbreviation></identification></DBLMetadata>'

it('takes name and abbreviation from the description beside the books', async () => {
  expect(await named({ 'metadata.json': JSON.stringify(burrito), 'RUT.usfm': usfm() }, 'h08.zip')).toEqual([
    'SMT',
    'Small Trial',
  ])
  expect(await named({ 'metadata.xml': dbl, 'RUT.usfm': usfm() }, 'h08.zip')).toEqual(['SMT', 'Small Trial'])
})

it('takes the name of a single book from its line, else from its title', async () => {
  expect(await named({ 'h08.usfm': usfm('Small Trial Bible') }, 'h08.usfm')).toEqual([
    'H08',
    'Small Trial Bible',
  ])
  expect(await named({ 'h08.usfm': usfm('', '\\mt The Book of Ruth\n') }, 'h08.usfm')).toEqual([
    'H08',
    'The Book of Ruth',
  ])
})

it('keeps the name of the file where a description is damaged', async () => {
  const [abbreviation] = await named(
    { 'metadata.json': '{"identification": ', 'RUT.usfm': usfm() },
    'h08.zip',
  )
  expect(abbreviation).toBe('H08')
})
