import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { wordsOf } from '../../../contract/content/article'

const commentary = (body: string) =>
  `<osis><osisText osisIDWork="C"><div type="section" annotateType="commentary" annotateRef="Matt.5.1"><p>${body}</p></div>
  <div type="section" annotateType="commentary" annotateRef="Matt.19.4"><p>Another section.</p></div></osisText></osis>`

async function linksOf(body: string) {
  const { articles, report } = await importSmall({ 'c.xml': commentary(body) })
  const text = JSON.stringify(articles[0]?.parts)
  return {
    text: wordsOf(articles[0]?.parts ?? []),
    places: [...text.matchAll(/"from":(\d+),"to":(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)]),
    entries: text.match(/"entry"/g)?.length ?? 0,
    report,
  }
}

describe('a reference of OSIS', () => {
  it.each([
    ['mt 19:4-6', 'there', 40019004, 40019006],
    ['Matthew 19:4', 'there', 40019004, 40019004],
    ['Matthew 19:4', '19:4', 40019004, 40019004],
    ['Bible.KJV:Matt.19.4', 'there', 40019004, 40019004],
    ['KJV:Matt.19.4-Matt.19.6', '19:4', 40019004, 40019006],
    ['Bible:mt 19:4', 'v. 4', 40019004, 40019004],
    ['1 Cor 13:4', 'there', 46013004, 46013004],
    ['Ruth 1', 'there', 8001000, 8001000],
    ['Mt.19.4-6', 'there', 40019004, 40019006],
    ['Matt.19:4', 'there', 40019004, 40019004],
    ['mt19:4', 'there', 40019004, 40019004],
    ['Matt.19.4@s[word]', 'there', 40019004, 40019004],
    ['', 'Matthew 19:4', 40019004, 40019004],
    ['mt 19:4; mk 10:6', 'Mt 19:4', 40019004, 40019004],
  ])('to %j leads to its place', async (osisRef, words, from, to) => {
    const { places, entries, report } = await linksOf(
      `See <reference osisRef="${osisRef}">${words}</reference>.`,
    )
    expect(places).toEqual([[from, to]])
    expect(entries).toBe(0)
    expect(report.refs).toMatchObject({ marked: 1, read: 1 })
    expect(report.see.found).toBe(0)
  })

  it.each([
    ['<reference osisRef="KJV:Ps.23.1">KJV:Ps.23.1</reference>', 'Ps 23:1 (KJV)'],
    ['<reference>Ps.23.1-Ps.23.3</reference>', 'Ps 23:1–3'],
    ['See Ps.23.1.', 'Ps 23:1'],
  ])('in %s is cited as people cite', async (body, words) => {
    const { places, text } = await linksOf(body)
    expect(text).toContain(words)
    expect(text).not.toMatch(/Ps\.2/)
    expect(places.map(([from]) => from)).toEqual([19023001])
  })

  it('of numbers alone belongs to the book that the section explains, and to the place before', async () => {
    const { places } = await linksOf(
      '<reference>19:4</reference>, <reference osisRef="Gen.1.1">Gen 1:1</reference> and <reference>2:4</reference>',
    )
    expect(places.map(([from]) => from)).toEqual([40019004, 1001001, 1002004])
  })

  it('without a target is read by its words', async () => {
    expect((await linksOf('<reference>Matthew 19:4</reference>')).places).toEqual([[40019004, 40019004]])
  })

  it('that names several places leads to each that is printed', async () => {
    const { places } = await linksOf('<reference osisRef="mt 19:4; mk 10:6">Mt 19:4; Mk 10:6</reference>')
    expect(places).toEqual([
      [40019004, 40019004],
      [41010006, 41010006],
    ])
  })

  it('that nobody can read keeps its words and is reported, and leads to no section of the commentary', async () => {
    const { places, entries, report } = await linksOf(
      '<reference osisRef="C:19.4">Matthew the fourth</reference>',
    )
    expect([places, entries]).toEqual([[], 0])
    expect(report.refs).toMatchObject({ marked: 1, read: 0 })
    expect(report.totals['reference-foreign'] ?? report.totals['reference-unread']).toBe(1)
  })
})

describe('a section of OSIS', () => {
  it.each([
    ['Matthew 19:4-6', 40019004, 40019006],
    ['mt 19:4', 40019004, 40019004],
    ['Bible:Matt.19.4 Bible:Matt.19.5', 40019004, 40019005],
    ['Matt.19', 40019000, 40019000],
  ])('at %s stands there', async (place, from, to) => {
    const { articles } = await importSmall({
      'c.xml': `<osis><osisText><div type="section" annotateType="commentary" annotateRef="${place}"><p>Said.</p></div></osisText></osis>`,
    })
    expect(articles[0]?.at).toEqual([{ from, to }])
  })
})
