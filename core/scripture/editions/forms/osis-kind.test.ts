import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { isContent } from '../../../content/import/is-content'
import { osisKind } from './osis-kind'

const words = 'a made-up sentence about the sea'
const verses = (write: (id: string) => string, count = 25) =>
  Array.from({ length: count }, (_, index) => write(`Jude.1.${index + 1}`)).join('\n')
const osis = (attributes: string, body: string, header = '') =>
  strToU8(
    `<osis><osisText osisIDWork="X" ${attributes}>${header}<div type="book" osisID="Jude"><chapter osisID="Jude.1">${body}</chapter></div></osisText></osis>`,
  )
const containers = verses((id) => `<verse osisID="${id}">${words}</verse>`)
const long = verses((id) => `<verse osisID="${id}">${words.repeat(40)}</verse>`)
const annotated = verses(
  (id) => `<div type="section" annotateType="commentary" annotateRef="${id}">${words}</div>`,
)

it.each([
  ['whose header names a scheme', 'osisRefWork="defaultReferenceScheme"', ''],
  ['whose header names another work', 'osisRefWork="X"', ''],
  [
    'whose header says commentary',
    'osisRefWork="Commentary"',
    '<header><work osisWork="X"><type type="x-commentary">Commentary</type></work></header>',
  ],
  ['without a word about itself', '', ''],
])('takes verses of most of a book for an edition %s', (_, attributes, header) => {
  const bytes = osis(attributes, containers, header)
  expect(osisKind(bytes)).toBe('edition')
  expect(isContent({ name: 'x.xml', bytes })).toBe(false)
})

it('counts milestones like containers, and no notes', () => {
  const body = verses(
    (id) => `<verse osisID="${id}" sID="${id}"/>${words}<note>${words.repeat(60)}</note><verse eID="${id}"/>`,
  )
  expect(osisKind(osis('osisRefWork="defaultReferenceScheme"', body))).toBe('edition')
})

it('takes sections about verses for a commentary, whatever the header says', () => {
  expect(osisKind(osis('osisRefWork="Bible"', annotated))).toBe('content')
  expect(osisKind(osis('osisRefWork="defaultReferenceScheme"', annotated))).toBe('content')
})

it('takes a few verses for what the header says', () => {
  const few = verses((id) => `<verse osisID="${id}">${words}</verse>`, 3)
  expect(osisKind(osis('osisRefWork="Commentary"', few))).toBe('content')
  expect(osisKind(osis('osisRefWork="Bible"', few))).toBe('edition')
  expect(osisKind(osis('osisRefWork="defaultReferenceScheme"', few))).toBe('edition')
})

it('stops at verses too long for a Bible unless something says that they explain one', () => {
  expect(osisKind(osis('osisRefWork="Commentary"', long))).toBe('content')
  const bytes = osis('osisRefWork="defaultReferenceScheme"', long)
  expect(osisKind(bytes)).toBe('doubt')
  expect(() => isContent({ name: 'x.xml', bytes })).toThrow('say --kind commentary')
})
