import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { importEdition } from '../import-edition'

const decode = (_: string, bytes: Uint8Array) => new TextDecoder().decode(bytes)

async function read(text: string) {
  const options = { fileName: 'table.txt', interfaceLocale: 'en', taken: new Set<string>(), readsWords: true }
  const source = { name: 'table.txt', bytes: strToU8(text) }
  const { edition, words, report } = await importEdition(source, options, { decode })
  const said = edition.books.flatMap((book) =>
    book.chapters.flatMap(({ canonical, verses }) =>
      verses.map(({ verse, content }) => [
        canonical + verse,
        content,
        (
          words.books
            .get(book.number)
            ?.get((canonical / 1000) % 1000)
            ?.get(verse) ?? []
        ).map(({ from, to, numbers, form, lemma, gloss }) =>
          [content.slice(from, to), numbers.join('+'), form, lemma, gloss].join('|'),
        ),
      ]),
    ),
  )
  return { edition, said, found: words.found, report }
}

const columns = 'Ara W#\tArabic\tStrongs\tHebrew\tLexicon\tGloss\tTransliteration\tGrammar\tHeb w#'
const arabic = `TTArabicSVD - Translation Tags etc. for the OT of the Arabic SVD Bible - STEPBible.org CC BY-SA
as long as you keep the names “Arabic Bible Outreach Ministry” and “STEPBible.org” intact.
Columns\tare explained\there

Gen.1.1
========>>>
${columns}
#01 - #02\tفِي الْبَدْءِ\tH9003;{H7225G}\tבְּ רֵאשִׁ֖ית\tב;{רֵאשִׁית}\tin;{beginning}\tbe.;re.Shit\tHR/Ncfsa\t#01
#04\tاللهُ\t{H0430G}\tאֱלֹהִ֑ים\t{אֱלֹהִים}\t{God}\t'E.lo.Him\tHNcmpa\t#03
\t\t{H0853}\tאֵ֥ת\t\t\t'et\tHTo\t#04
#05\tالأَرْضَ.\t\t\t\t\t\t\t
<<<========

Gal.1.1
========>>>
Ara W#\tArabic\tStrongs\tGreek\tLexicon\tGloss\tTransliteration\tGrammar\tGrk w#
#07\tبِإِنْسَانٍ،\tG1223; G0444\tδι᾽ ; ἀνθρώπου\tδιά; ἄνθρωπος\tthrough; a_human\tdi᾽\tPREP; N-GSM\t#07NKO; #08NKO
`

it('reads a tagged translation as an edition with its words', async () => {
  const { edition, said, found } = await read(arabic)
  expect(edition).toMatchObject({
    name: 'Arabic SVD Bible',
    locale: 'ar',
    licence: ['CC BY-SA', '4.0'].join(' '),
    attribution: 'Arabic Bible Outreach Ministry, STEPBible.org',
  })
  expect(said).toEqual([
    [
      1_001_001,
      'فِي الْبَدْءِ اللهُ الأَرْضَ.',
      ['فِي الْبَدْءِ|H7225G|HR/Ncfsa|רֵאשִׁית|beginning', 'اللهُ|H430G|HNcmpa|אֱלֹהִים|God', '|H853|HTo||'],
    ],
    [48_001_001, 'بِإِنْسَانٍ،', ['بِإِنْسَانٍ|G1223+G444|PREP N-GSM||']],
  ])
  expect(found).toBe(4)
})

it('reads originals, a line per word, whatever stands before the place', async () => {
  const rows = [
    'Matt.1.1.1\tMat.1.1#01=NKO\tΒίβλος (Biblos)\t[The] book\tG0976=N-NSF\tβίβλος=book\tNA28+TR\t\t\tLibro',
    'Matt.1.1.2\tMat.1.1#02=NKO\tτὸν¶ (ton)\t<the>\tG3588=T-ASM\tὁ=the',
    'Matt.1.1.3\tMat.1.1#03=NKO\tκἀγὼ (kagō)\tand I\tG2532=CONJ + G1473=P-1NS\tκαί, ἐγώ=and I',
    'Gen.1.1#01=L\tבְּ/רֵאשִׁ֖ית\tbe./re.Shit\tin/ beginning\tH9003/{H7225G}\tHR/Ncfsa',
    'Gen.1.2#01=L\tאֵ֥ת',
  ].join('\n')
  const { edition, said } = await read(rows)
  expect(edition.locale).toBe('grc')
  expect(said).toEqual([
    [1_001_001, 'בְּרֵאשִׁ֖ית', ['בְּרֵאשִׁ֖ית|H7225G|HR/Ncfsa||in beginning']],
    [1_001_002, 'אֵ֥ת', []],
    [
      40_001_001,
      'Βίβλος τὸν κἀγὼ',
      ['Βίβλος|G976|N-NSF|βίβλος|[The] book', 'τὸν|G3588|T-ASM|ὁ|', 'κἀγὼ|G2532+G1473|CONJ P-1NS|καί|and I'],
    ],
  ])
})
