import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { wordsOf } from '../../../contract/content/article'

describe('an OSIS commentary', () => {
  const osis = `<?xml version="1.0"?><osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace"><osisText osisIDWork="C">
    <header><work osisWork="C"><title>Small Comments</title><identifier type="OSIS">SMALL</identifier><rights>CC0</rights></work></header>
    <div type="book" osisID="John"><chapter osisID="John.3">
    <div type="section" annotateType="commentary" annotateRef="John.3.1-John.3.2"><title>A ruler</title><p>He came <hi type="italic">by
    night</hi>, see <reference osisRef="John.19.39">19:39</reference> and Acts 5:34.</p></div>
    <div type="section" annotateType="commentary" annotateRef="John.3.16 John.3.17 John.3.18"><p>So loved.</p></div>
    <div type="section" annotateType="commentary" annotateRef="John.3.99"><p>Beyond.</p></div>
    </chapter></div></osisText></osis>`

  it('gives its sections, each at its verses', async () => {
    const { articles, manifest, report } = await importSmall({ 'c.xml': osis }, { licence: '' })
    expect(manifest).toMatchObject({
      kind: 'commentary',
      abbr: 'SMALL',
      name: 'Small Comments',
      licence: 'CC0',
    })
    expect(articles).toMatchObject([
      { head: 'John 3:1-2', at: [{ from: 43003001, to: 43003002 }] },
      { head: 'John 3:16-18', at: [{ from: 43003016, to: 43003018 }] },
    ])
    expect(articles[0]?.parts).toEqual([
      { tag: 'h3', children: ['A ruler'] },
      {
        tag: 'p',
        children: [
          'He came ',
          { tag: 'em', children: ['by night'] },
          ', see ',
          { tag: 'ref', from: 43019039, to: 43019039, children: ['19:39'] },
          ' and ',
          { tag: 'ref', from: 44005034, to: 44005034, children: ['Acts 5:34'] },
          '.',
        ],
      },
    ])
    expect(report.totals).toEqual({ 'reference-absent': 1, 'entry-empty': 1 })
  })

  it('may be a dictionary', async () => {
    const glossary = `<osis><osisText><div type="glossary"><list><item><label>Aaron</label>brother of Moses,
      <reference osisRef="Exod.6.20">Ex 6:20</reference>, <reference osisRef="D:Moses">Moses</reference></item>
      <item><label>Moses</label>drawn out</item><item>without a head</item></list></div></osisText></osis>`
    const { articles, manifest, report } = await importSmall({ 'g.xml': glossary }, { abbr: 'GLOSS' })
    expect(manifest.kind).toBe('dictionary')
    expect(articles.map(({ head, parts }) => [head, wordsOf(parts)])).toEqual([
      ['Aaron', 'brother of Moses, Ex 6:20, Moses'],
      ['Moses', 'drawn out'],
    ])
    expect(report.see).toEqual({ found: 1, resolved: 1 })
    expect(report.totals).toEqual({ 'entry-invalid': 1 })
  })
})

describe('a TEI dictionary', () => {
  it('gives its entries', async () => {
    const tei = `<TEI xmlns="http://www.crosswire.org/2013/TEIOSIS/namespace"><teiHeader><fileDesc><titleStmt><title>Words</title>
      <author>A. Writer</author></titleStmt><publicationStmt><availability><p>Public domain</p></availability></publicationStmt></fileDesc>
      </teiHeader><text><body><entryFree n="00032"><orth>32</orth><def>messenger, <ref osisRef="Matt.1.20">Mt 1:20</ref>; see
      <ref target="Angel">ANGEL</ref></def></entryFree><entryFree><form><orth>Angel</orth></form><sense>one who is sent
      <ref target="https://example.org/a">more</ref> <ref target="javascript:alert(1)">bad</ref></sense></entryFree></body></text></TEI>`
    const { articles, manifest, report } = await importSmall({ 't.xml': tei })
    expect(manifest).toMatchObject({ kind: 'dictionary', name: 'Words', attribution: 'A. Writer' })
    expect(articles).toMatchObject([
      {
        head: '32',
        parts: [
          {
            tag: 'p',
            children: [
              'messenger, ',
              { tag: 'ref', from: 40001020 },
              '; see ',
              { tag: 'entry', id: 2, children: ['ANGEL'] },
            ],
          },
        ],
      },
      {
        head: 'Angel',
        parts: [{ children: ['one who is sent ', { tag: 'a', href: 'https://example.org/a' }, ' bad'] }],
      },
    ])
    expect(report.see).toEqual({ found: 1, resolved: 1 })
    expect(report.totals).toEqual({ 'link-dropped': 1 })
  })
})

describe('ThML', () => {
  it('gives the sections of a commentary from where each begins', async () => {
    const thml = `<ThML><ThML.head><DC><DC.Title>Notes</DC.Title><DC.Rights>Public Domain</DC.Rights></DC></ThML.head><ThML.body>
      <div1 title="Genesis"><p>Before all.</p><p><scripCom type="Commentary" passage="Ge 1:1" osisRef="Bible:Gen.1.1"/>In the
      beginning, <scripRef passage="Joh 1:1" parsed="|John|1|1|1|3">Joh 1:1-3</scripRef>.</p>
      <scripCom type="Commentary" passage="Ge 1:2" osisRef="Bible:Gen.1.2"/><p>Without form.</p><script>alert(1)</script></div1>
      </ThML.body></ThML>`
    const { articles, manifest } = await importSmall({ 't.xml': thml }, { licence: '' })
    expect(manifest).toMatchObject({ kind: 'commentary', name: 'Notes', licence: 'Public Domain' })
    expect(articles.map(({ at, parts }) => [at?.[0]?.from, wordsOf(parts)])).toEqual([
      [1001001, 'In the beginning, Joh 1:1-3.'],
      [1001002, 'Without form.'],
    ])
    expect(articles[0]?.parts).toMatchObject([
      { children: ['In the beginning, ', { tag: 'ref', from: 43001001, to: 43001003 }, '.'] },
    ])
  })

  it('gives the terms of a glossary', async () => {
    const thml = `<ThML><ThML.body><glossary><term id="a">Aaron</term><def>brother of Moses</def><term>Abel</term><def>son of Adam,
      <scripRef>Gen. iv. 2</scripRef></def></glossary></ThML.body></ThML>`
    const { articles } = await importSmall({ 't.xml': thml })
    expect(articles.map(({ head, parts }) => [head, wordsOf(parts)])).toEqual([
      ['Aaron', 'brother of Moses'],
      ['Abel', 'son of Adam, Gen. iv. 2'],
    ])
    expect(articles[1]?.parts).toMatchObject([{ children: ['son of Adam, ', { tag: 'ref', from: 1004002 }] }])
  })
})
