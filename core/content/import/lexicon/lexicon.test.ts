import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { hasStudy, importStudy } from '../../../../tests/support/content/study-content'
import { isLong } from '../../../../tests/support/long-series'
import { wordsOf } from '../../../contract/content/article'
import { fromBetaCode, isBetaCode } from './beta-code'

describe('a lexicon of Open Scriptures', () => {
  it('by numbers of Strong has Hebrew heads, and leads from word to word', async () => {
    const { articles, manifest, report } = await importSmall({
      'l.xml': `<lexicon xmlns="urn:x"><entry id="H1"><w pos="n" pron="or" xlit="ôr" xml:lang="heb">אור</w><source>a root;</source><meaning><def>light</def>, as
        a lamp</meaning><usage>bright.</usage></entry><entry id="H2"><w>נר</w><source>from <w src="H1">1</w></source><note>mended</note></entry></lexicon>`,
    })
    expect(manifest.kind).toBe('dictionary')
    expect(articles.map(({ head, parts }) => [head, parts.map((part) => wordsOf([part]))])).toEqual([
      ['אור', ['H1', 'אור ôr, or, n', 'a root;', 'light, as a lamp', 'bright.']],
      ['נר', ['H2', 'נר', 'from 1', 'mended']],
    ])
    expect(report.see).toEqual({ found: 1, resolved: 1 })
    expect(report.totals).toEqual({})
  })

  it('of running text has senses with their numbers, and its editing is reported', async () => {
    const { articles, report } = await importSmall({
      'b.xml': `<lexicon><part title="א"><section><entry id="a.aa"><w>אור</w> <pos>n</pos> <sense n="1"><stem>Qal</stem> <def>light</def> <ref r="Gen.1.3">Gn
        1:3</ref></sense><status p="1">done</status></entry><entry id="a.ab"><w>מאור</w> v. <w src="a.aa">אור</w></entry></section></part></lexicon>`,
    })
    expect(articles.map(({ head, parts }) => [head, parts.map((part) => wordsOf([part]))])).toEqual([
      ['אור', ['אור n', '1. Qal light Gn 1:3']],
      ['מאור', ['מאור v. אור']],
    ])
    expect(JSON.stringify(articles)).toContain('"from":1001003')
    expect(report.totals).toEqual({ 'content-dropped': 1 })
    expect(report.see).toEqual({ found: 1, resolved: 1 })
  })

  it('as an index shows the numbers of other works and its words of one root', async () => {
    const { articles } = await importSmall({
      'i.xml': `<index><part><entry id="aaa"><w xlit="or">אור</w> <pos>N</pos> <def>light</def><xref strong="3" twot="1a"/><etym
        type="sub">aab, aac</etym></entry><entry id="aab"><w>מאור</w></entry><entry id="aac"><w>אוריה</w></entry></part></index>`,
    })
    expect(wordsOf(articles[0]?.parts ?? [])).toBe('אור or N light Strong 3, TWOT 1a מאור, אוריה')
    expect(articles).toHaveLength(3)
  })

  it('as a table has a row for each word, and Greek letters for Beta Code', async () => {
    const { articles, manifest, report } = await importSmall({
      'd.csv': `"Strong's"\t"GK"\t"Greek Word"\t"English Definition (brief)"\n"0009"\t"0011"\t"a)gro/s, ou=, o("\t"a field"\n\t\t\t"lost"\n`,
    })
    expect(manifest.kind).toBe('dictionary')
    expect(articles.map(({ head, parts }) => [head, parts.map((part) => wordsOf([part]))])).toEqual([
      ['ἀγρός', ['G9', 'ἀγρός, οῦ, ὁ', 'GK: 0011', 'a field']],
    ])
    expect(report.totals).toEqual({ 'entry-invalid': 1 })
  })
})

it.each([
  ['*)aarw/n', 'Ἀαρών'],
  ['lo/gos', 'λόγος'],
  ['*(/ellhn', 'Ἕλλην'],
  ['zw|=on', 'ζῷον'],
  ['prau+/s', 'πραΰς'],
])('%s in Beta Code is %s', (code, greek) => {
  expect([isBetaCode(code), fromBetaCode(code)]).toEqual([true, greek])
})

it.each(['father', 'be (far) off', 'and/or', 'to go (away)'])('%s is no Beta Code', (words) => {
  expect(isBetaCode(words)).toBe(false)
})

describe('real lexica', () => {
  it.runIf(hasStudy && isLong)(
    'have all their entries and links',
    async () => {
      const strong = await importStudy('hebrew-lexicon/HebrewStrong.xml.gz', { abbr: 'HS' })
      expect([strong.report.items.kept, strong.report.see]).toEqual([8674, { found: 7934, resolved: 7934 }])
      const bdb = await importStudy('hebrew-lexicon/BrownDriverBriggs.xml.gz', { abbr: 'BDB' })
      expect([bdb.report.items.kept, bdb.report.see]).toEqual([11_845, { found: 2696, resolved: 2696 }])
      const dodson = await importStudy('dodson/dodson.csv.gz', { abbr: 'DOD' })
      expect(dodson.report.items).toEqual({ found: 5408, kept: 5408 })
    },
    120_000,
  )
})
