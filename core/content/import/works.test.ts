import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { articlesOf, contentDoors, importSmall } from '../../../tests/support/content/import-small'
import { importContent } from './import-content'
import { worksIn } from './works'

const dictionary = (title: string, head: string) =>
  `<dictionary type="x-dictionary"><INFORMATION><title>${title}</title></INFORMATION><item id="${head}"><description>Said.</description></item></dictionary>`
const entry = (head: string) => `---\nhead: ${head}\n---\nSaid.`
const zip = (files: Record<string, string>) => ({
  name: 'both.zip',
  bytes: zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
})

describe('a source', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['two dictionaries', { 'a.xml': dictionary('One', 'A'), 'b.xml': dictionary('Two', 'B') }, ['A', 'B']],
    [
      'two folders with a description each',
      {
        'one/pack.json': '{"name":"One"}',
        'one/a.md': entry('A'),
        'two/pack.json': '{"name":"Two"}',
        'two/b.md': entry('B'),
      },
      ['A', 'B'],
    ],
    ['two files of one work', { 'a.xml': dictionary('One', 'A'), 'b.xml': dictionary('One', 'B') }, ['A B']],
    ['a folder', { 'x/pack.json': '{"name":"One"}', 'x/a.md': entry('A'), 'x/y/b.md': entry('B') }, ['A B']],
  ])('of %s gives each as a pack', async (_, files, heads) => {
    const source = zip(files)
    const found = []
    for (const work of worksIn(source)) {
      const options = { abbr: 'WORK', locale: 'en', licence: 'CC0', taken: new Set<string>(), work }
      found.push(
        articlesOf(await importContent(source, options, contentDoors))
          .map(({ head }) => head)
          .join(' '),
      )
    }
    expect(found).toEqual(heads)
  })
})

describe('the language of a description', () => {
  it.each([
    ['a dictionary', { 'a.md': entry('Arche') }, 'dictionary'],
    ['pictures', { 'list.csv': 'file,title,verses\na.svg,Arche,1. Mose 6', 'a.svg': '<svg/>' }, 'graphics'],
    [
      'videos',
      { 'v.json': '{"title":"Arche","verses":["1. Mose 6"],"sources":["https://a.example/v"]}' },
      'videos',
    ],
    [
      'topics',
      { 't.json': '{"topic":"Arche","aspects":[{"label":"Bau","references":["1. Mose 6,14"]}]}' },
      'topics',
    ],
    ['a commentary', { 'GEN 6.html': '<p>Siehe 1. Mose 6,14.</p>' }, 'commentary'],
  ])('is that of %s', async (_, files, kind) => {
    const pack = JSON.stringify({ name: 'Own', locale: 'de' })
    const imported = await importSmall(
      { 'pack.json': pack, ...files },
      { locale: undefined, kind: kind as 'topics' },
    )
    expect([imported.manifest.kind, imported.manifest.locale]).toEqual([kind, 'de'])
  })
})
