import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { AppError, type ErrorCode } from '../../../errors'
import { openSource } from './open-source'

const genesis = strToU8(
  '\\id GEN\n\\c 1\n\\p\n\\v 1 In the beginning.\n'.padEnd(20_000, '\\v 2 And the earth. '),
)
const osis = strToU8('<?xml version="1.0"?>\n<!-- made by hand -->\n<osis><osisText/></osis>')
const small = { importUnpackedBytes: 3_000_000, importRatio: 200, importEntries: 5 }

function codeOf(open: () => unknown): ErrorCode | 'none' {
  try {
    open()
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
  return 'none'
}

function recognisedIn(bytes: Uint8Array): unknown {
  try {
    openSource({ name: 'x', bytes })
  } catch (error) {
    if (error instanceof AppError)
      return `${error.code}: ${error.details.recognised ?? error.details.reason ?? ''}`
  }
  return undefined
}

describe('opening a source', () => {
  it('takes a plain file by its bytes, whatever its name', () => {
    const { files, left } = openSource({ name: 'photo.jpg', bytes: genesis })
    expect(files).toEqual([{ path: 'photo.jpg', bytes: genesis, format: 'usfm' }])
    expect(left).toEqual([])
  })

  it('unpacks gzip, also of several members, and zip with gzip inside', () => {
    const [gz] = openSource({ name: 'gen.usfm.gz', bytes: gzipSync(genesis) }).files
    expect(gz).toEqual({ path: 'gen.usfm', bytes: genesis, format: 'usfm' })
    const half = genesis.length / 2
    const members = [genesis.subarray(0, half), genesis.subarray(half)].map((part) => gzipSync(part))
    const [joined] = openSource({
      name: 'x',
      bytes: Uint8Array.from(members.flatMap((part) => [...part])),
    }).files
    expect(joined?.bytes).toEqual(genesis)
    const zip = zipSync({ 'a/gen.usfm': genesis, 'b.xml.gz': gzipSync(osis), 'c.xml': [osis, { level: 0 }] })
    expect(
      openSource({ name: 'x.zip', bytes: zip }).files.map((file) => `${file.path} ${file.format}`),
    ).toEqual(['a/gen.usfm usfm', 'b.xml osis', 'c.xml osis'])
  })

  it.each([
    ['zero bytes', [0, 0, 0]],
    ['a block of zero bytes', Array.from({ length: 9000 }, () => 0)],
    ['the end sign of old systems', [0x1a, 0, 0]],
  ])('leaves out %s behind the text, plain and packed', (_, padding) => {
    for (const text of [strToU8('\\id GEN\n\\c 1\n\\v 1 In\n'), osis, genesis]) {
      const padded = Uint8Array.from([...text, ...padding])
      const packed = { plain: padded, gz: gzipSync(padded), zip: zipSync({ 'a.x': padded }) }
      for (const bytes of Object.values(packed)) {
        expect(openSource({ name: 'x', bytes }).files[0]?.bytes).toEqual(text)
      }
    }
  })

  it('takes whole characters only from the end of UTF-16', () => {
    const text = Uint8Array.from([...'\\id GEN\n'].flatMap((sign) => [sign.charCodeAt(0), 0]))
    for (const padding of [[0, 0], [0, 0, 0, 0], [0]]) {
      expect(
        openSource({ name: 'x', bytes: Uint8Array.from([...text, ...padding]) }).files[0]?.bytes,
      ).toEqual(text)
    }
  })

  it('leaves out zero bytes among line ends at the end, and reads a doubled byte order mark', () => {
    const scrap = Uint8Array.from([...genesis, 0, 10, 0, 13, 10, 0])
    expect(openSource({ name: 'x', bytes: scrap }).files[0]?.bytes).toEqual(genesis)
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, ...osis])
    expect(openSource({ name: 'x', bytes: marked }).files[0]?.format).toBe('osis')
  })

  it('takes a folder with plain, gzipped and zipped files', () => {
    const files = [
      { path: 'gen.usfm', bytes: genesis },
      { path: 'b.gz', bytes: gzipSync(osis) },
      { path: 'c.zip', bytes: zipSync({ 'd.xml': osis }) },
    ]
    expect(openSource({ name: 'folder', files }).files.map((file) => file.path)).toEqual([
      'gen.usfm',
      'b',
      'd.xml',
    ])
  })

  it('leaves out what is no edition file and says what it is', () => {
    const zip = zipSync({
      'gen.usfm': genesis,
      'readme.txt': strToU8('Read me first.'),
      'site.html': strToU8('<!DOCTYPE html><html></html>'),
      'map.xml': strToU8('<verseMap/>'),
      '__MACOSX/._gen.usfm': Uint8Array.of(0, 5, 22, 7, 0, 2, 0, 0),
      'inner.zip': zipSync({ 'gen.usfm': genesis }),
      'ünicode.json': strToU8('{"a": 1}'),
      'empty.usfm': new Uint8Array(0),
      'folder/': new Uint8Array(0),
    })
    const { files, left } = openSource({ name: 'x.zip', bytes: zip })
    expect(files).toHaveLength(1)
    expect(left.map((entry) => `${entry.path}: ${entry.recognised}`)).toEqual([
      'readme.txt: text',
      'site.html: html',
      'map.xml: xml verseMap',
      '__MACOSX/._gen.usfm: binary',
      'inner.zip: zip',
      'ünicode.json: json',
      'empty.usfm: empty',
    ])
    expect(left.every((entry) => entry.kind === 'skipped')).toBe(true)
  })

  it('names a foreign file instead of guessing', () => {
    expect(recognisedIn(strToU8('<html><body>Genesis</body></html>'))).toBe('file-format: html')
    expect(recognisedIn(strToU8('[{"book": 1}]'))).toBe('file-format: json')
    expect(recognisedIn(strToU8('%PDF-1.7'))).toBe('file-format: pdf')
    expect(recognisedIn(strToU8('<dictionary type="x-dictionary"/>'))).toBe('file-format: xml dictionary')
    expect(recognisedIn(Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))).toBe(
      'file-format: binary',
    )
    expect(recognisedIn(zipSync({ 'a.zip': zipSync({ 'gen.usfm': genesis }) }))).toBe('file-format: zip')
    expect(recognisedIn(gzipSync(gzipSync(genesis)))).toBe('file-format: gzip')
    const tar = new Uint8Array(2048)
    tar.set(strToU8('gen.usfm'))
    tar.set(strToU8('ustar'), 257)
    expect(recognisedIn(gzipSync(tar))).toBe('file-format: tar')
  })

  it('calls an empty source empty', () => {
    expect(recognisedIn(new Uint8Array(0))).toBe('file-empty: ')
    expect(recognisedIn(strToU8('\uFEFF \n'))).toBe('file-empty: ')
    expect(recognisedIn(zipSync({}))).toBe('file-empty: ')
    expect(codeOf(() => openSource({ name: 'folder', files: [] }))).toBe('file-empty')
  })

  it('finds the root element behind very long comments', () => {
    const long = strToU8(`<!-- ${'licence '.repeat(5000)} --><osis/>`)
    expect(openSource({ name: 'x', bytes: gzipSync(long) }).files[0]?.format).toBe('osis')
  })
})

describe('hostile sources', () => {
  it('stops a bomb of zeros after a few megabytes, in zip and in gzip', () => {
    const bomb = new Uint8Array(8_000_000)
    bomb.set(strToU8('\\id GEN '.padEnd(5000, ' ')))
    expect(codeOf(() => openSource({ name: 'x', bytes: zipSync({ 'a.usfm': bomb }) }))).toBe('file-ratio')
    const members = repeated(gzipSync(bomb), 25)
    expect(codeOf(() => openSource({ name: 'x', bytes: members }))).toBe('file-ratio')
  })

  it('stops reading 200 MB that are no edition after the first step', () => {
    const zeros = repeated(gzipSync(new Uint8Array(8_000_000)), 25)
    const oneStep = { importUnpackedBytes: 9_000_000, importRatio: 1_000_000, importEntries: 1 }
    expect(codeOf(() => openSource({ name: 'x', bytes: zeros }, oneStep))).toBe('file-format')
  })

  it('stops an archive of many files that are small each and too large together', () => {
    const files = Object.fromEntries(
      Array.from({ length: 4 }, (_, index) => [`${index}.usfm`, noise(900_000)]),
    )
    expect(codeOf(() => openSource({ name: 'x', bytes: zipSync(files) }, small))).toBe('file-too-large')
    expect(codeOf(() => openSource({ name: 'x', bytes: noise(3_000_001) }, small))).toBe('file-too-large')
  })

  it('stops an archive with too many entries', () => {
    const files = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.usfm`, genesis]))
    expect(codeOf(() => openSource({ name: 'x', bytes: zipSync(files) }, small))).toBe('file-entries')
  })

  it('reports truncated and altered containers as damaged, wherever they are cut', () => {
    const gz = gzipSync(noise(60_000))
    const zip = zipSync({ 'a.usfm': noise(60_000) })
    for (const share of [0.1, 0.3, 0.5, 0.9]) {
      expect(codeOf(() => openSource({ name: 'x', bytes: gz.subarray(0, gz.length * share) }))).toBe(
        'file-damaged',
      )
      expect(codeOf(() => openSource({ name: 'x', bytes: zip.subarray(0, zip.length * share) }))).toBe(
        'file-damaged',
      )
    }
    for (const cut of [1, 4, 8, 9, 12]) {
      expect(codeOf(() => openSource({ name: 'x', bytes: gz.subarray(0, gz.length - cut) }))).toBe(
        'file-damaged',
      )
    }
    const flipped = zipSync({ 'a.usfm': [noise(60_000), { level: 0 }] })
    flipped[30_000] = (flipped[30_000] ?? 0) ^ 1
    expect(codeOf(() => openSource({ name: 'x', bytes: flipped }))).toBe('file-damaged')
  })

  it('refuses encrypted entries, unknown compression and overlapping entries', () => {
    const encrypted = zipSync({ 'a.usfm': genesis })
    patchEntry(encrypted, 8, 1)
    expect(recognisedIn(encrypted)).toBe('file-damaged: encrypted')
    const method = zipSync({ 'a.usfm': genesis })
    patchEntry(method, 10, 14)
    expect(recognisedIn(method)).toBe('file-damaged: compression method 14')
    const overlapping = zipSync({ 'a.usfm': [genesis, { level: 0 }], 'b.usfm': [genesis, { level: 0 }] })
    patchEntry(overlapping, 20, 0xff, 1)
    expect(codeOf(() => openSource({ name: 'x', bytes: overlapping }))).toBe('file-damaged')
  })

  it('keeps the good files of an archive in which one is damaged', () => {
    const zip = zipSync({ 'a.usfm': [genesis, { level: 0 }], 'b.usfm': genesis })
    zip[500] = (zip[500] ?? 0) ^ 1
    const { files, left } = openSource({ name: 'x', bytes: zip })
    expect(files.map((file) => file.path)).toEqual(['b.usfm'])
    expect(left).toEqual([{ path: 'a.usfm', kind: 'damaged', recognised: 'checksum' }])
  })
})

/** The same bytes several times, which gzip reads as one file. */
function repeated(bytes: Uint8Array, times: number): Uint8Array {
  const all = new Uint8Array(bytes.length * times)
  for (let index = 0; index < times; index++) all.set(bytes, index * bytes.length)
  return all
}

/** Text that does not compress well, so that limits of size are met before the ratio. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let seed = 1
  for (let index = 0; index < length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[index] = 32 + ((seed >> 16) % 90)
  }
  bytes.set(strToU8('\\id GEN '))
  return bytes
}

/** Sets a byte in the `index`th entry of the directory. */
function patchEntry(zip: Uint8Array, offset: number, value: number, index = 0): void {
  let at = -1
  for (let found = 0; found <= index; found++)
    at = zip.findIndex((_, place) => place > at && isEntry(zip, place))
  zip[at + offset] = value
  if (offset === 20) zip[at + 22] = value
}

function isEntry(zip: Uint8Array, at: number): boolean {
  return zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1 && zip[at + 3] === 2
}
