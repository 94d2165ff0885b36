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
        type="sub">aab, aac</etym></entry><entry id="aab"><w>מאור</w><xref
        strong="122" aug="b"/></entry><entry id="aac"><w>אוריה</w><xref strong="b"/></entry></part></index>`,
    })
    expect(wordsOf(articles[0]?.parts ?? [])).toBe('H3 אור or N light Strong 3, TWOT 1a מאור, אוריה')
    expect(articles.map(({ number }) => number)).toEqual(['H3', 'H122B', undefined])
  })

  it('as a table has a row for each word, and Greek letters for Beta Code', async () => {
    const { articles, manifest, report } = await importSmall({
      'd.csv': `"Strong's"\t"GK"\t"Greek Word"\t"English Definition (brief)"\n"0009"\t"0011"\t"a)gro/s, ou=, o("\t"a field"\n\t\t\t"lost"\n`,
    })
    expect(manifest.kind).toBe('dictionary')
    expect(articles.map(({ head, parts }) => [head, parts.map((part) => wordsOf([part]))])).toEqual([
      ['ἀγρός', ['G9', 'ἀγρός, οῦ, ὁ', 'a field', 'GK: 0011']],
    ])
    expect(report.totals).toEqual({ 'entry-invalid': 1 })
  })

  it('as a table in Beta Code has Greek letters also for words without a sign of it', async () => {
    const { articles } = await importSmall({
      'd.csv': 'Strong,Greek Word,Gloss\n1065,ge,yet\n9,"a)gro/s",field\n25,"a)gapa/w",love\n',
    })
    expect(articles.map(({ head, number }) => [head, number])).toEqual([
      ['γε', 'G1065'],
      ['ἀγρός', 'G9'],
      ['ἀγαπάω', 'G25'],
    ])
  })

  it('as a table of STEP has the words of one number apart, and leads to the other word', async () => {
    const { articles, report } = await importSmall({
      'step.tsv':
        'eStrong\tdStrong\tuStrong\tHebrew\tTransliteration\tMorph\tGloss\n' +
        'H0001\tH0001G =\tH0001G\tאָב\tav\tH:N-M\tfather\n' +
        'H0001\tH0001H = a Part of\tH2438H,\tאָב\tav\tH:N-M\t(Huram)-abi\n' +
        'H2438\tH2438H =\tH2438H\tחוּרָם\tchu.ram\tN:N-M-P\tHuram\n',
    })
    expect(
      articles.map(({ head, number, parts }) => [head, number, ...parts.map((part) => wordsOf([part]))]),
    ).toEqual([
      ['אָב', 'H1G', 'H1G', 'av', 'father', 'Morph: H:N-M'],
      ['אָב', 'H1H', 'H1H', 'av', '(Huram)-abi', 'a Part of H2438H', 'Morph: H:N-M'],
      ['חוּרָם', 'H2438H', 'H2438H', 'chu.ram', 'Huram', 'Morph: N:N-M-P'],
    ])
    expect(articles[1]?.parts[3]).toEqual({
      tag: 'p',
      children: ['a Part of ', { tag: 'entry', id: articles[2]?.id, children: ['H2438H'] }],
    })
    expect(report.see).toEqual({ found: 1, resolved: 1 })
  })

  it('as a table may stand below an explanation of its columns, with markup in its meanings', async () => {
    const { articles, report } = await importSmall({
      'step.txt':
        'A lexicon, by the numbers of Strong\n\neStrong#\tThe numbers, see Greek\t\nGreek\tThe word\t\n' +
        'eStrong#\tdStrong\tGreek\tGloss\tMeaning\nG0025\tG0025\tἀγαπάω\tto love\t<b>to love</b><BR>1) of men <script>x</script>\n\t\t\t?\n',
    })
    expect(articles).toEqual([
      {
        id: 1,
        head: 'ἀγαπάω',
        number: 'G25',
        parts: [
          { tag: 'p', children: [{ tag: 'strong', children: ['G25'] }] },
          { tag: 'p', children: ['to love'] },
          {
            tag: 'p',
            children: [{ tag: 'strong', children: ['to love'] }, { tag: 'br', children: [] }, '1) of men'],
          },
        ],
      },
    ])
    expect(report.entries).toMatchObject([
      { kind: 'content-dropped', line: 6 },
      { kind: 'entry-invalid', line: 7 },
    ])
  })
})

describe('the dictionaries of Strong as an object of a script', () => {
  const entry = (fields: Record<string, string>) => JSON.stringify(fields)
  const script = `/**
 * Words of the test
 * Copyright 2000, Nobody. CC0
 */

var words = {"G25":${entry({
    derivation: 'perhaps from G1 (Α); compare H08012 and G99;',
    strongs_def: ' {to "love" \\ G25}',
    kjv_def: 'beloved. Compare G0001.',
    translit: 'agapáō',
    lemma: 'ἀγαπάω',
  })},
"G1":${entry({ lemma: 'Α', translit: 'A', pron: 'al-fah', note: 'a {letter}' })}}; if (module) { module.exports = words; }`

  it('have an entry for each number, in the order of a reader', async () => {
    const { articles, manifest, report } = await importSmall({ 'w.js': script }, { licence: '' })
    expect(manifest).toMatchObject({
      kind: 'dictionary',
      name: 'Words of the test',
      licence: 'Copyright 2000, Nobody. CC0',
      counts: { items: 2, numbers: 2 },
    })
    expect(
      articles.map(({ head, number, parts }) => [head, number, ...parts.map((part) => wordsOf([part]))]),
    ).toEqual([
      [
        'ἀγαπάω',
        'G25',
        'G25',
        'agapáō',
        'to "love" \\ G25',
        'perhaps from G1 (Α); compare H8012 and G99',
        'KJV: beloved. Compare G1.',
      ],
      ['Α', 'G1', 'G1', 'A, al-fah', 'note: a {letter}'],
    ])
    expect(report.see).toEqual({ found: 3, resolved: 2 })
    expect(report.entries).toMatchObject([{ kind: 'see-open', details: { head: 'ἀγαπάω', text: 'G99' } }])
  })

  it('are recognised as JSON too, and refused where they break off', async () => {
    const json = script.slice(script.indexOf('{"G25'), script.indexOf('; if'))
    expect((await importSmall({ 'w.json': json })).articles).toHaveLength(2)
    await expect(importSmall({ 'w.js': script.slice(0, 300) })).rejects.toMatchObject({
      code: 'file-damaged',
    })
  })

  it('lead from one to the other where both are in one pack', async () => {
    const hebrew = `var other = {"H8012":${entry({ lemma: 'שַׂלְמוֹן', strongs_def: 'Salmon' })}};`
    const { report } = await importSmall({ 'g.js': script, 'h.js': hebrew })
    expect(report.see).toEqual({ found: 4, resolved: 3 })
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
      const greek = await importStudy('strongs/strongs-greek-dictionary.js.gz', { abbr: 'SG' })
      expect(greek.manifest.counts).toMatchObject({ items: 5523, numbers: 5523 })
      // Six of its numbers are misprints, or were never used.
      expect(greek.report.see).toEqual({ found: 6566, resolved: 6560 })
      const hebrew = await importStudy('strongs/strongs-hebrew-dictionary.js.gz', { abbr: 'SH' })
      expect(hebrew.manifest).toMatchObject({ locale: 'en', counts: { items: 8674, numbers: 8674 } })
      expect(hebrew.report.see).toEqual({ found: 7932, resolved: 7932 })
      const strong = await importStudy('hebrew-lexicon/HebrewStrong.xml.gz', { abbr: 'HS' })
      expect([strong.report.items.kept, strong.report.see]).toEqual([8674, { found: 7934, resolved: 7934 }])
      expect(strong.manifest.counts.numbers).toBe(8674)
      // Roots, and eight prefixes, have no number.
      const index = await importStudy('hebrew-lexicon/LexicalIndex.xml.gz', { abbr: 'LI' })
      expect(index.manifest.counts).toMatchObject({ items: 10_221, numbers: 9291 })
      const step = await importStudy('stepbible-lexica/TBESH-without-meaning.tsv.gz', { abbr: 'STEP' })
      expect(step.manifest.counts).toMatchObject({ items: 11_682, numbers: 11_682 })
      const bdb = await importStudy('hebrew-lexicon/BrownDriverBriggs.xml.gz', { abbr: 'BDB' })
      expect([bdb.report.items.kept, bdb.report.see]).toEqual([11_845, { found: 2696, resolved: 2696 }])
      const dodson = await importStudy('dodson/dodson.csv.gz', { abbr: 'DOD' })
      expect(dodson.report.items).toEqual({ found: 5408, kept: 5408 })
      expect(dodson.manifest.counts.numbers).toBe(5408)
    },
    120_000,
  )
})
