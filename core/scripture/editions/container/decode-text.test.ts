import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

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

  it('gives up on an encoding nobody knows', () => {
    const bytes = utf8('<?xml version="1.0" encoding="klingon"?><a/>')
    expect(() => decodeText('x', bytes, decode)).toThrow('file-encoding')
  })
})
