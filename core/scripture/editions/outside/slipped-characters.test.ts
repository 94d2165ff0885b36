import { describe, expect, it } from 'vitest'
import { chaptersOf, osis, usfm, usfx, usx, zefania } from '../../../../tests/support/editions/chapter-lines'
import { silentSink } from '../file-sink'
import { readUsfm } from '../usfm/read-usfm'

const slipped = '&#1488; caf&eacute; A & B &unknown; C&D'
const shown = 'א café A & B &unknown; C&D'
const escaped = slipped.replaceAll('&', '&amp;')

describe('characters that slipped into a file by their names', () => {
  it.each([
    ['USFM', usfm('GEN', `\\s ${slipped}\n\\p\n\\v 1 ${slipped}`)],
    [
      'USX',
      usx('GEN', `<para style="s">${escaped}</para><para style="p"><verse number="1"/>${escaped}</para>`),
    ],
    ['USFX', usfx('GEN', `<s>${escaped}</s><p><v id="1"/>${escaped}<ve/></p>`)],
    ['OSIS', osis('Gen', `<title>${escaped}</title><p><verse osisID="Gen.3.1">${escaped}</verse></p>`)],
    ['Zefania', zefania(1, `<CAPTION vref="1">${escaped}</CAPTION><VERS vnumber="1">${escaped}</VERS>`)],
    ['Zefania in CDATA', zefania(1, `<VERS vnumber="1"><![CDATA[${slipped}]]></VERS>`)],
  ])('are characters in %s', async (name, text) => {
    const lines = (await chaptersOf(text)).flat()
    expect(lines).toEqual([...(name.includes('CDATA') ? [] : [`heading: ${shown}`]), `1 ${shown}`])
  })

  it('never make a marker', () => {
    const texts: string[] = []
    const sink = { ...silentSink, book: () => true, text: (text: string) => texts.push(text) }
    readUsfm(usfm('GEN', '\\p\n\\v 1 a&#92;v 2 b'), 'x', sink)
    expect(texts.join('')).toContain('a&#92;v 2 b')
  })
})
