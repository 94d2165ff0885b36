import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { osis, osisVerse } from '../../../../tests/support/editions/chapter-lines'
import { importEdition } from '../import-edition'

it('a note says its place as people do, not as machines write it', async () => {
  const text = osis('Ps', osisVerse('Ps.3.1', 'One<note>KJV:Ps.3.1-Ps.3.2</note>'))
  const { edition } = await importEdition(
    { name: 'x', bytes: strToU8(text) },
    { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() },
    { decode: (_, bytes) => String.fromCharCode(...bytes) },
  )
  expect(edition.books[0]?.chapters[0]?.verses[0]?.footnotes).toMatchObject([{ content: 'Ps 3:1–2 (KJV)' }])
})
