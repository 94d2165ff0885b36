import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../tests/support/editions/recording-sink'
import { readUsfm } from './usfm/read-usfm'
import { readUsfx } from './usfx/read-usfx'
import { readUsx } from './usx/read-usx'
import { westernDigits } from './western-digits'
import { readZefania } from './zefania/read-zefania'

it('writes digits of other scripts as those of ASCII', () => {
  expect(westernDigits('١٢-٣ ۴۵ ६७ ৮৯ 10 ا')).toBe('12-3 45 67 89 10 ا')
})

describe('numbers in Arabic and Indian digits', () => {
  it.each([
    ['USFM', readUsfm, '\\id GEN\n\\c ١٢\n\\v ٣ words\n\\v ۴-۵ more'],
    [
      'USX',
      readUsx,
      '<usx><book code="GEN" style="id"/><chapter number="١٢"/><para style="p"><verse number="٣"/>words<verse number="۴-۵"/>more</para></usx>',
    ],
    [
      'USFX',
      readUsfx,
      '<usfx><book id="GEN"><c id="١٢"/><p><v id="٣"/>words<ve/><v id="۴-۵"/>more<ve/></p></book></usfx>',
    ],
    [
      'Zefania',
      readZefania,
      '<XMLBIBLE><BIBLEBOOK bnumber="१"><CHAPTER cnumber="١٢"><VERS vnumber="٣">words</VERS><VERS vnumber="۴-۵">more</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>',
    ],
  ])('are read in %s', (_, read, text) => {
    const sink = createRecordingSink()
    read(text, 'x', sink)
    const said = sink.said().filter((line) => /^(?:chapter|verse|report)/.test(line))
    expect(said).toEqual(['chapter 12', 'verse 3', 'verse 4-5'])
  })
})
