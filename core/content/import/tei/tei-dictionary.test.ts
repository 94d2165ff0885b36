import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { hasStudy, importStudy } from '../../../../tests/support/content/study-content'
import { isLong } from '../../../../tests/support/long-series'
import { type Article, wordsOf } from '../../../contract/content/article'

const tei = (entries: string) => `<TEI><text><body>${entries}</body></text></TEI>`
const saysOf = ({ head, parts }: Article) => [head, wordsOf(parts).replace(/\s+/g, ' ')]
const read = async (entries: string) => await importSmall({ 't.xml': tei(entries) })

describe('a TEI dictionary with keys of programs', () => {
  it('has its words as heads, and shows number, sound, grammar, origin and senses', async () => {
    const { articles, report } = await read(
      `<entryFree n="00007"><orth>μικρός</orth><orth type="trans">mikros</orth><pron>mik-ROS</pron><gramGrp><pos>adj</pos><gen>m</gen></gramGrp>
       <etym>of old</etym><sense n="1">little</sense><sense n="2. ">young</sense></entryFree>`,
    )
    expect(articles.map(saysOf)).toEqual([
      ['μικρός', expect.stringMatching(/G7.*mikros mik-ROS adj m.*of old.*1\. little.*2\. young/)],
    ])
    expect(report.totals).toEqual({})
  })

  it.each([
    ['α|G1', '<def>first</def>', 'α', 'G1'],
    ['G0012|βυθός', '<def>deep</def>', 'βυθός', 'G12'],
    ['00031', '<orth>אב</orth><def>father</def>', 'אב', 'H31'],
    ['25', '<form><foreign xml:lang="grc"><hi>φίλος</hi></foreign>, friend</form>', 'φίλος', 'G25'],
  ])('calls %s by its word', async (n, content, head, number) => {
    const { articles } = await read(`<entryFree n="${n}">${content}</entryFree>`)
    expect(articles[0]?.head).toBe(head)
    expect(articles[0]?.parts[0]).toEqual({ tag: 'p', children: [{ tag: 'strong', children: [number] }] })
  })

  it('keeps the number of an article when its head was a key before', async () => {
    const before = await read(
      '<entryFree n="00002"><def>b</def></entryFree><entryFree n="00001"><def>a</def></entryFree>',
    )
    const after = await importSmall(
      {
        't.xml': tei(
          '<entryFree n="00001"><orth>ἄ</orth><def>a</def></entryFree><entryFree n="00002"><orth>βα</orth><def>b</def></entryFree>',
        ),
      },
      { ids: before.ids },
    )
    expect(after.articles.map(({ id, head }) => [id, head])).toEqual([
      [1, 'βα'],
      [2, 'ἄ'],
    ])
  })

  it('resolves links by keys however they are padded, marked or prefixed', async () => {
    const { articles, report } = await read(
      `<entryFree n="α|G1" xml:id="alpha"><def>first</def></entryFree>
       <entryFree n="β|G2"><def>from <ref target="Strong:G0001">1</ref>, <ref target="StrongsGreek:00001">1</ref>, <ref target="#G1">1</ref>,
       <ref target="#alpha">there</ref>, <ref target="00001">1</ref>, <ptr target="#G1"/>; not <ref target="StrongsHebrew:00001">1</ref></def>
       <xr type="see">Compare <ref target="#α|G1">this</ref> too</xr><xr>α</xr></entryFree>`,
    )
    expect(report.see).toEqual({ found: 9, resolved: 8 })
    expect(JSON.stringify(articles[1]?.parts).match(/"entry","id":1/g)).toHaveLength(8)
    expect(saysOf(articles[1] ?? { id: 0, head: '', parts: [] })[1]).toMatch(
      /from 1, 1, 1, there, 1, α; not 1.*Compare this too/,
    )
    expect(report.totals).toEqual({ 'see-open': 1 })
  })

  it('keeps what stands before the head of an entry without a key', async () => {
    const { articles } = await read(
      '<entry><form><pron>er</pron><orth>First</orth></form><def>one</def></entry>',
    )
    expect(articles.map(saysOf)).toEqual([['First', expect.stringMatching(/er.*one/)]])
  })

  it('shows every element of the dictionary module, or names and counts it in the report', async () => {
    const module =
      'case colloc def dictScrap etym form gen gram gramGrp hom hyph iType lang lbl mood number orth per pos pron re sense stress subc syll tns usg xr oVar unknown'
    const elements = module.split(' ').map((name, at) => `<${name}>said${at}</${name}>`)
    const { articles, report } = await read(
      `<entry n="One"><orth>One</orth>${elements.join('')}<oRef/></entry>`,
    )
    const words = wordsOf(articles[0]?.parts ?? [])
    for (const at of elements.keys()) expect(words).toMatch(new RegExp(`said${at}(?!\\d)`))
    expect(words.trim().endsWith('One')).toBe(true)
    expect(report.entries.map(({ kind, details }) => [kind, details['element']])).toEqual([
      ['markup-dropped', 'unknown'],
      ['see-open', undefined],
    ])
  })

  it('reports by name and count what stands in no entry', async () => {
    const { report } = await read(
      '<p>Foreword</p><entry n="a"><def>one</def></entry><p>After</p><note>word</note>',
    )
    expect(report.entries.map(({ kind, count, details }) => [kind, count, details])).toEqual([
      ['content-dropped', 2, { element: 'p' }],
      ['content-dropped', 1, { element: 'note' }],
    ])
  })
})

describe('entries of OSIS', () => {
  it('marked as x-entry begin with their word', async () => {
    const osis = `<osis><osisText osisRefWork="book"><div type="majorSection"><div type="chapter"><title>Α</title>
      <div type="x-entry"><p><foreign xml:lang="grc">ἀήρ</foreign>, air (<foreign xml:lang="heb">רוח</foreign>), <reference osisRef="Acts.22.23">Ac
      22:23</reference></p></div></div></div></osisText></osis>`
    const { articles, manifest, report } = await importSmall({ 'o.xml': osis })
    expect(manifest.kind).toBe('dictionary')
    expect(articles.map(saysOf)).toEqual([['ἀήρ', 'ἀήρ, air (רוח), Ac 22:23']])
    expect(report.totals).toEqual({ 'content-dropped': 1 })
  })
})

describe('Abbott-Smith', () => {
  it.runIf(hasStudy && isLong)(
    'has Greek heads, numbers, and most of its links',
    async () => {
      const { report, manifest } = await importStudy('abbott-smith-strongs/abbottsmithstrongs.tei.xml.gz', {
        abbr: 'AS',
      })
      expect(report.items).toEqual({ found: 5938, kept: 5938 })
      expect(report.see).toEqual({ found: 1280, resolved: 877 })
      expect(report.totals['content-dropped']).toBe(6)
      expect(manifest.kind).toBe('dictionary')
      // The others are spellings and words that Strong does not count.
      expect(manifest.counts.numbers).toBe(5452)
    },
    120_000,
  )
})
