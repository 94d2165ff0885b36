import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { contentDoors, importSmall } from '../../../tests/support/content/import-small'
import { packDifference } from '../../contract/content/manifest'
import { importContent } from './import-content'

const dictionary = (items: Record<string, string>) =>
  `<dictionary type="x-dictionary"><INFORMATION><identifier>D</identifier></INFORMATION>${Object.entries(
    items,
  )
    .map(([head, text]) => `<item id="${head}"><description>${text}</description></item>`)
    .join('')}</dictionary>`
const small = dictionary({ A: 'one', B: 'two' })
const codeOf = async (wanted: Promise<unknown>) =>
  await wanted.catch((error: { code?: string }) => error.code)

describe('an import of content', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'file-empty'],
    ['no entries', dictionary({}), 'file-empty'],
    ['broken XML', small.slice(0, 90), 'file-damaged'],
    ['some text', 'Once upon a time', 'file-format'],
    ['a Bible', '<XMLBIBLE/>', 'file-format'],
    ['a broken archive', zipSync({ 'a.xml': strToU8(small.repeat(9)) }).slice(0, 120), 'file-damaged'],
    ['entities', `<!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${small}`, 'file-entities'],
    ['depth', `<dictionary>${'<item id="a">'.repeat(100)}`, 'file-depth'],
    ['broken JSON', '{"head": ', 'file-damaged'],
    ['a bomb', gzipSync(strToU8(`<dictionary>${' '.repeat(40_000_000)}</dictionary>`)), 'file-ratio'],
  ])('refuses %s', async (_, content, code) => {
    expect(await codeOf(importSmall({ 'd.xml': content }, { abbr: 'DICT' }))).toBe(code)
  })

  it('refuses what has no licence', async () => {
    expect(await codeOf(importSmall({ 'd.xml': small }, { abbr: 'DICT', licence: ' ' }))).toBe(
      'invalid-input',
    )
  })

  it('refuses the abbreviation of an edition, and one that names something else', async () => {
    const taken = new Set(['MHC'])
    expect(await codeOf(importSmall({ 'd.xml': small }, { abbr: 'mhc', taken }))).toBe('abbreviation-taken')
    for (const abbr of ['X', 'search', 'A/B', 'DE'])
      expect(await codeOf(importSmall({ 'd.xml': small }, { abbr, taken }))).toBe('abbreviation-invalid')
  })

  it('gives the same pack for the same source, packed or not', async () => {
    const plain = await importSmall({ 'd.xml': small }, { abbr: 'DICT' })
    const packed = await importContent(
      { name: 'd.zip', bytes: zipSync({ 'x/d.xml': strToU8(small) }) },
      { abbr: 'DICT', locale: 'en', licence: 'CC0', taken: new Set(), name: 'small' },
      contentDoors,
    )
    expect(packed.manifest).toEqual(plain.manifest)
  })

  it('changes at most one segment of articles and the heads for one article more', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`H${at + 10}`, `text ${at} John 3:16`]),
    )
    const before = await importSmall({ 'd.xml': dictionary(many) }, { abbr: 'DICT' })
    const after = await importSmall(
      { 'd.xml': dictionary({ A: 'new', ...many }) },
      { abbr: 'DICT', ids: before.ids },
    )
    expect(after.articles.find(({ head }) => head === 'A')?.id).toBe(61)
    const { wanted } = packDifference(after.manifest, before.manifest)
    expect(wanted.map(({ role }) => role)).toEqual(['heads', 'articles'])
  })

  it('stays open to other work between files', async () => {
    let pauses = 0
    const pause = async () => {
      pauses += 1
    }
    const files = ['a', 'b'].map((name) => ({
      path: `${name}.json`,
      bytes: strToU8(`{"head": "${name}", "text": "${name}"}`),
    }))
    await importContent(
      { name: 'd', files },
      { abbr: 'DICT', licence: 'CC0', taken: new Set() },
      { ...contentDoors, pause },
    )
    expect(pauses).toBe(2)
  })
})
