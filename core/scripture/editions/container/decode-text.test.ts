import { describe, expect, it } from 'vitest'
import { decodePart, decodeText } from './decode-text'

const decode = (label: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text]
      .flatMap((sign) => [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255])
      .map((_, index, all) => {
        const pair = isBig ? index : index ^ 1
        return all[pair] ?? 0
      }),
  )

describe('decoding a file', () => {
  it('drops a byte order mark and reads UTF-8 and UTF-16 in both orders', () => {
    expect(decodeText('x', utf8('\uFEFFÖl'), decode)).toEqual({
      text: 'Öl',
      encoding: 'utf-8',
      isGuessed: false,
    })
    expect(decodeText('x', utf16('\uFEFF\\id GEN', false), decode).text).toBe('\\id GEN')
    expect(decodeText('x', utf16('\uFEFF\\id GEN', true), decode).text).toBe('\\id GEN')
    expect(decodeText('x', utf16('<osis/>', false), decode).text).toBe('<osis/>')
  })

  it('follows the XML declaration, except when it cannot be true', () => {
    const latin = Uint8Array.from(
      [...'<?xml version="1.0" encoding="ISO-8859-1"?><a>\u00e9</a>'].map((sign) => sign.charCodeAt(0)),
    )
    expect(decodeText('x', latin, decode)).toMatchObject({ encoding: 'iso-8859-1', isGuessed: false })
    expect(decodeText('x', latin, decode).text).toContain('é')
    expect(decodeText('x', utf8('<?xml version="1.0" encoding="utf-16"?><a>é</a>'), decode).text).toContain(
      'é',
    )
  })

  it('falls back to Windows-1252 only for bytes that are not UTF-8, and says so', () => {
    const bytes = Uint8Array.from([...'\\id GEN \u00fcber '].map((sign) => sign.charCodeAt(0)).concat(0x84))
    expect(decodeText('x', bytes, decode)).toEqual({
      text: '\\id GEN über „',
      encoding: 'windows-1252',
      isGuessed: true,
    })
  })

  /** "Слово" and the like in the bytes of an encoding, behind a head of ASCII. */
  const inBytes = (head: string, bytes: readonly number[], tail = '') =>
    Uint8Array.from([...utf8(head), ...bytes, ...utf8(tail)])
  const word1251 = [0xd1, 0xeb, 0xee, 0xe2, 0xee]

  it.each([
    ['windows-1251', word1251, 'Слово'],
    ['CP-1251', word1251, 'Слово'],
    ['cp1251', word1251, 'Слово'],
    ['1251', word1251, 'Слово'],
    ['1251 - Cyrillic (Windows)', word1251, 'Слово'],
    ['ANSI 1251', word1251, 'Слово'],
    ['Windows Cyrillic (1251)', word1251, 'Слово'],
    ['KOI8-R', [0xf3, 0xcc, 0xcf, 0xd7, 0xcf], 'Слово'],
    ['20866', [0xf3, 0xcc, 0xcf, 0xd7, 0xcf], 'Слово'],
    ['cp866', [0x91, 0xab, 0xae, 0xa2, 0xae], 'Слово'],
    ['ISO 8859-5', [0xc1, 0xdb, 0xde, 0xd2, 0xde], 'Слово'],
    ['28595', [0xc1, 0xdb, 0xde, 0xd2, 0xde], 'Слово'],
    ['CP-1250', [0x53, 0xf8, 0xed, 0x6e], 'Sřín'],
    ['windows-1253', [0xeb, 0xfc, 0xe3, 0xef, 0xf2], 'λόγος'],
    ['ISO-8859-7', [0xeb, 0xfc, 0xe3, 0xef, 0xf2], 'λόγος'],
    ['CP-1254', [0x44, 0xfc, 0xf0, 0xfd], 'Düğı'],
    ['windows-1255', [0xe1, 0xf8, 0xe0, 0xf9], 'בראש'],
    ['CP1256', [0xc7, 0xe1, 0xe1, 0xe5], 'الله'],
    ['windows-1257', [0xfe, 0xeb], 'žė'],
    ['cp-1258', [0xd0, 0xf5], 'Đơ'],
    ['windows-874', [0xbe, 0xc3, 0xd0], 'พระ'],
    ['TIS-620', [0xbe, 0xc3, 0xd0], 'พระ'],
    ['Shift_JIS', [0x90, 0x5f], '神'],
    ['CP-932', [0x90, 0x5f], '神'],
    ['EUC-JP', [0xbf, 0xc0], '神'],
    ['GBK', [0xc9, 0xf1], '神'],
    ['CP936', [0xc9, 0xf1], '神'],
    ['GB18030', [0xc9, 0xf1], '神'],
    ['Big5', [0xaf, 0xab], '神'],
    ['cp950', [0xaf, 0xab], '神'],
    ['EUC-KR', [0xbd, 0xc5], '신'],
    ['CP949', [0xbd, 0xc5], '신'],
    ['Macintosh', [0x8e], 'é'],
    ['MacCyrillic', [0x91], 'С'],
    ['10007', [0x91], 'С'],
    ['CP-1252', [0x93, 0xe9], '“é'],
    ['ISO-8859-1', [0xe9], 'é'],
    ['Latin-1', [0xe9], 'é'],
    ['ISO-8859-15', [0xa4], '€'],
    ['UTF-8', [...utf8('Слово')], 'Слово'],
    ['65001 - Unicode (UTF-8)', [...utf8('Слово')], 'Слово'],
    ['Unicode', [...utf8('Слово')], 'Слово'],
  ])('reads the encoding that \\ide names: %s', (name, bytes, word) => {
    const found = decodeText('x', inBytes(`\\id JHN\r\n\\ide ${name}\r\n\\v 1 `, bytes, '\n'), decode)
    expect(found.text.split('\\v 1 ')[1]).toBe(`${word}\n`)
    expect(found.isGuessed).toBe(false)
  })

  it.each(['cp1251', 'CP-1251', 'x-cp1251', 'Windows-1251', '1251'])(
    'reads the name %s also in a declaration of XML',
    (name) => {
      const bytes = inBytes(`<?xml version='1.0' encoding='${name}'?><a>`, word1251, '</a>')
      expect(decodeText('x', bytes, decode).text).toContain('>Слово<')
    },
  )

  it('reads UTF-8 as UTF-8, whatever the file names', () => {
    expect(decodeText('x', utf8('\\id JHN\n\\ide CP-1252\n\\v 1 Слово было'), decode)).toMatchObject({
      text: expect.stringContaining('Слово было'),
      encoding: 'utf-8',
      isGuessed: false,
    })
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Слово</a>'
    expect(decodeText('x', utf8(xml), decode).text).toBe(xml)
  })

  it('does as if nothing were named where \\ide names what nobody knows', () => {
    const bytes = inBytes('\\id JHN\n\\ide custom\n\\v 1 ', [0xe9])
    expect(decodeText('x', bytes, decode)).toMatchObject({ encoding: 'windows-1252', isGuessed: true })
  })

  it('looks into the middle of a file in an old encoding at the border of a character', () => {
    const bytes = inBytes(
      '\\id JHN\n\\ide GBK\n',
      Array.from({ length: 90 }, () => [0xc9, 0xf1, 0x20]).flat(),
    )
    expect(decodePart(bytes, 31, 60, decode)).toMatch(/^[ 神]+$/)
  })

  it('gives up on an encoding nobody knows', () => {
    const bytes = utf8('<?xml version="1.0" encoding="klingon"?><a/>')
    expect(() => decodeText('x', bytes, decode)).toThrow('file-encoding')
  })
})
