import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { wordsOf } from '../../../contract/content/article'

const header =
  '<INFORMATION><subject>Little Lexicon</subject><identifier>LITTLE</identifier><language>ENG</language></INFORMATION>'
const dictionary = (items: string, type = 'x-dictionary') =>
  `<?xml version="1.0"?><dictionary type="${type}">${header}${items}</dictionary>`

const items = `
  <item id="AARON"><description>brother of Moses. (<reflink target="XXX">Exodus 6:20</reflink>;
    <reflink target="XXX">7:1</reflink>) See  <em>Josephus</em>, (<reflink target="XXX">Ant. 11:8</reflink>;
    <reflink target="XXX">9:2</reflink>)</description><description><title>Death</title>in Num. 20:28. <see
    target="x-self">See HOR; MOSES; NOBODY.</see></description></item>
  <item id="HOR"><description>- <see target="x-self">See AARON</see></description></item>
  <item id="HOR"><description>a mountain, Deut. 32:50.</description></item>
  <item id="MOSES"><description><reflink mscope="2;2;10"/> and <reflink mscope="65;9;1"/>drawn out.</description></item>
  <item id="EMPTY"><description/></item>`

describe('a Zefania dictionary', () => {
  it('becomes articles with places and links', async () => {
    const { articles, manifest, report } = await importSmall({ 'd.xml': dictionary(items) })
    expect(manifest).toMatchObject({
      kind: 'dictionary',
      abbr: 'LITTLE',
      name: 'Little Lexicon',
      locale: 'en',
    })
    expect(articles.map(({ head }) => head)).toEqual(['Aaron', 'Hor', 'Hor', 'Moses'])
    expect(articles[0]?.parts).toEqual([
      {
        tag: 'p',
        children: [
          'brother of Moses. (',
          { tag: 'ref', from: 2006020, to: 2006020, children: ['Exodus 6:20'] },
          '; ',
          { tag: 'ref', from: 2007001, to: 2007001, children: ['7:1'] },
          ') See ',
          { tag: 'em', children: ['Josephus'] },
          ', (Ant. 11:8; 9:2)',
        ],
      },
      { tag: 'h3', children: ['Death'] },
      {
        tag: 'p',
        children: [
          'in ',
          { tag: 'ref', from: 4020028, to: 4020028, children: ['Num. 20:28'] },
          '. See ',
          { tag: 'entry', id: 2, children: ['HOR'] },
          '; ',
          { tag: 'entry', id: 4, children: ['MOSES'] },
          '; NOBODY.',
        ],
      },
    ])
    expect(report.items).toEqual({ found: 5, kept: 4 })
    expect(report.refs).toMatchObject({ marked: 6, read: 3, foreign: 1, running: 2 })
    expect(report.see).toEqual({ found: 2, resolved: 2 })
    expect(report.totals).toEqual({
      'entry-doubled': 1,
      'entry-empty': 1,
      'reference-absent': 1,
      'reference-foreign': 1,
      'reference-unread': 1,
      'see-open': 1,
    })
    expect(report.entries.find(({ kind }) => kind === 'see-open')).toMatchObject({
      file: 'd.xml',
      line: 5,
      details: { head: 'AARON', text: 'NOBODY.' },
    })
  })

  it('prints a place that the source only names by numbers', async () => {
    const { articles } = await importSmall({ 'd.xml': dictionary(items) })
    expect(wordsOf(articles.at(-1)?.parts ?? [])).toBe('Exod 2:10 and drawn out.')
  })

  it('with places as items is a commentary of sections at verses', async () => {
    const section =
      '<item id="Psalms 1:1" target="19;1;1"><reflink mscope="19;1;1-6"/><description>Two ways.</description></item>'
    const { articles, manifest } = await importSmall({ 'c.xml': dictionary(section, 'x-commentary') })
    expect(manifest.kind).toBe('commentary')
    expect(articles).toMatchObject([{ head: 'Psalms 1:1', at: [{ from: 19001001, to: 19001006 }] }])
    expect(manifest.segments.map(({ role, scope }) => [role, scope])).toEqual([
      ['heads', undefined],
      ['articles', '19'],
      ['chapters', undefined],
    ])
  })

  it('with numbers under titles is a list of topics, and doubts Jude between books before it', async () => {
    const topic = `<item id="Abel"><description><title>History</title><reflink mscope="1;4;1-15"/>; <reflink mscope="58;11"/></description>
      <description id="Abel, 2"><title>A place</title><description><title>Besieged</title><reflink mscope="6;2;1"/><reflink
      mscope="65;1;8"/><reflink mscope="9;6;18"/><reflink mscope="65;4;1"/></description></description></item>
      <item id="Abia"><see target="x-self">Abel, 2</see></item>`
    const { articles, manifest, report } = await importSmall({ 't.xml': dictionary(topic) })
    expect(manifest.kind).toBe('topics')
    expect(articles).toMatchObject([
      {
        parts: [],
        groups: [
          { level: 1, title: 'History', ranges: [{ from: 1004001, to: 1004015 }, { from: 58011000 }] },
          { level: 1, title: 'A place', ranges: [] },
          { level: 2, title: 'Besieged', ranges: [{ from: 6002001 }, { from: 65001008 }, { from: 9006018 }] },
        ],
      },
      { head: 'Abia', groups: [{ ranges: [], see: [{ text: 'Abel, 2', id: 1 }] }] },
    ])
    expect(report.totals).toEqual({ 'reference-doubtful': 1, 'reference-absent': 1 })
  })

  it('keeps numbers of Strong as people write them', async () => {
    const { articles } = await importSmall({
      'd.xml': dictionary('<item id="G00032"><description>messenger</description></item>'),
    })
    expect(articles[0]?.head).toBe('G32')
  })

  it.each([
    ['named so', 'Little Concordance', 'History', 'Places'],
    ['whose titles are its words', 'Words', 'love', 'peace'],
    ['whose titles are counts', 'Words', '13', '2'],
  ])('of words with their places is no list of topics: %s', async (_, name, one, other) => {
    const concordance = `<dictionary type="x-dictionary"><INFORMATION><title>${name}</title></INFORMATION>
      <item id="love"><description><title>${one}</title><reflink mscope="43;3;16"/></description></item>
      <item id="peace"><description><title>${other}</title><reflink mscope="43;14;27"/></description></item></dictionary>`
    const { manifest, articles, report } = await importSmall({ 'd.xml': concordance }, { abbr: 'CONC' })
    expect(manifest.kind).toBe('dictionary')
    expect(articles.map(({ head }) => head)).toEqual(['love', 'peace'])
    expect(report.refs.linked).toBe(2)
  })
})
