import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../recording-sink'
import { readOsis } from './read-osis'

function said(body: string): string[] {
  const sink = createRecordingSink()
  readOsis(`<osis><osisText osisIDWork="X">${body}</osisText></osis>`, 'x.xml', sink)
  return sink.said()
}

/** What is said inside Genesis 1. */
function inChapter(body: string): string[] {
  return said(`<div type="book" osisID="Gen"><chapter osisID="Gen.1">${body}</chapter></div>`).slice(2)
}

/** What is said inside Genesis 1:1. */
function inVerse(body: string): string[] {
  return inChapter(`<verse osisID="Gen.1.1">${body}</verse>`).slice(1, -1)
}

describe('places', () => {
  it('reads container verses', () => {
    const body = '<chapter osisID="Gen.1"><verse osisID="Gen.1.1">In the\n beginning</verse>\n</chapter>'
    expect(said(`<div type="book" osisID="Gen">${body}</div>`)).toEqual([
      'book Gen',
      'chapter 1',
      'verse 1',
      'In the beginning',
      'end',
    ])
  })

  it('reads milestone verses whose identifiers have nothing to do with the place', () => {
    const start = '<chapter osisID="Gen.1" sID="c9"/><verse sID="v1" osisID="Bible:Gen.1.1"/>One'
    expect(
      said(
        `<div type="book" osisID="Gen">${start}<verse eID="other"/> two<verse eID="v1"/><chapter eID="c9"/></div>`,
      ),
    ).toEqual(['book Gen', 'chapter 1', 'verse 1', 'One two', 'end'])
  })

  it('reads several identifiers as a merged verse and a letter as a part', () => {
    expect(
      inChapter('<verse osisID="Gen.1.1 Gen.1.2 Gen.1.3">A</verse><verse osisID="Gen.1.4!b">B</verse>'),
    ).toEqual(['verse 1-3', 'A', 'end', 'verse 4 b', 'B', 'end'])
    expect(inChapter('<verse osisID="Gen.1.1-Gen.1.2">A</verse>')[0]).toBe('verse 1-2')
  })

  it('opens book and chapter by the verse where the document has none', () => {
    expect(said('<verse osisID="Obad.1.1">A</verse>')).toEqual([
      'book Obad',
      'chapter 1',
      'verse 1',
      'A',
      'end',
    ])
  })

  it('reports identifiers that cannot be read or lie in another chapter', () => {
    expect(inChapter('<verse osisID="Genesis one">A</verse>')).toContain(
      'report verse-invalid {"verse":"Genesis one"}',
    )
    expect(inChapter('<verse osisID="Gen.1.31 Gen.2.1">A</verse>').slice(0, 2)).toEqual([
      'report verse-invalid {"verse":"Gen.2.1"}',
      'verse 31',
    ])
    expect(said('<div type="book" osisID="Gen"><chapter osisID="Gen.x"/></div>')).toContain(
      'report chapter-invalid {"chapter":"Gen.x"}',
    )
  })

  it('says nothing of the books an index document only lists', () => {
    expect(said('<div type="book" osisID="Gen" title="Zephaniah"><title/></div>')).toEqual([])
  })
})

describe('titles', () => {
  it('gives main titles to the book and headings before the chapter to the chapter', () => {
    const titles =
      '<title type="main">The Book</title><title type="main">Genesis</title><title type="x-s">I. Origins</title>'
    const body = `${titles}<chapter osisID="Gen.1" sID="a"/><title type="x-s2">Days</title><p><verse osisID="Gen.1.1">A</verse></p>`
    expect(said(`<div type="book" osisID="Gen">${body}</div>`)).toEqual([
      'book Gen',
      'title The Book',
      'title Genesis',
      'chapter 1',
      '<heading 1>',
      'I. Origins',
      '</>',
      '<heading 2>',
      'Days',
      '</>',
      'p',
      'verse 1',
      'A',
      'end',
    ])
  })

  it('takes an untyped title as the title of a book that has no other', () => {
    expect(
      said('<div type="book" osisID="Gen"><title>Genesis</title><chapter osisID="Gen.1"/></div>'),
    ).toContain('title Genesis')
  })

  it('reads a title page and an introduction as such', () => {
    const front =
      '<div type="introduction"><title>About</title><p>Long <hi type="bold">ago</hi>.</p><list><item>One</item></list></div>'
    expect(said(`<div type="book" osisID="Gen">${front}<chapter osisID="Gen.1"/></div>`)).toEqual([
      'book Gen',
      'introduction heading: About',
      'introduction paragraph: Long ago.',
      'introduction item: One',
      'chapter 1',
    ])
  })

  it('maps types and sections to levels', () => {
    const levels = ['x-s', 'x-s2', 'x-s3', 'x-s4', 'sub', 'acrostic', 'main'].map(
      (type) => inChapter(`<title type="${type}">T</title><verse osisID="Gen.1.1">A</verse>`)[0],
    )
    expect(levels).toEqual([1, 2, 3, 4, 3, 4, 1].map((level) => `<heading ${level}>`))
    const major =
      '<div type="majorSection"><title>M</title><div type="subSection"><title>S</title></div></div>'
    expect(inChapter(`${major}<title>N</title><verse osisID="Gen.1.1">A</verse>`)).toEqual(
      expect.arrayContaining(['<heading 1>', '<heading 3>', '<heading 2>']),
    )
    const parallel =
      '<title type="parallel">(<reference osisRef="Matt.5.1-Matt.5.3">Mt 5</reference>)</title>'
    expect(inChapter(`${parallel}<verse osisID="Gen.1.1">A</verse>`).slice(0, 2)).toEqual([
      '<parallel >',
      '(Mt 5(Mt 5=Matt.5.1-Matt.5.3))',
    ])
    expect(inChapter('<speaker>She</speaker><verse osisID="Gen.1.1">A</verse>')[0]).toBe('<speaker >')
  })

  it('leaves out labels that only count the chapter', () => {
    expect(
      inChapter(
        '<title type="chapter">CHAPTER 1.</title><title subType="x-preverse">၁</title><verse osisID="Gen.1.1">A</verse>',
      )[0],
    ).toBe('verse 1')
    expect(inChapter('<title type="chapter">The first day</title><verse osisID="Gen.1.1">A</verse>')[0]).toBe(
      '<heading 2>',
    )
  })

  it('moves a heading at the end of a verse to the chapter it heads', () => {
    const first =
      '<chapter osisID="Gen.1" sID="a"/><verse osisID="Gen.1.31" sID="v"/>A <div type="x-milestone" subType="x-preverse" sID="p"/><title>Next</title><div sID="g" type="x-p"/><verse eID="v"/>'
    expect(
      said(
        `<div type="book" osisID="Gen">${first}<chapter osisID="Gen.2" sID="b"/><verse osisID="Gen.2.1">B</verse></div>`,
      ).slice(2),
    ).toEqual(['verse 31', 'A', 'end', 'chapter 2', '<heading 2>', 'Next', '</>', 'p', 'verse 1', 'B', 'end'])
  })

  it('takes a psalm title as text where it is a verse of its own, as a title where it is not', () => {
    const title = '<title canonical="true" type="psalm">Of <divineName>David</divineName>.</title>'
    const psalm = (verses: string) =>
      said(`<div type="book" osisID="Ps"><chapter osisID="Ps.3">${verses}</chapter></div>`).slice(2)
    expect(psalm(`<verse osisID="Ps.3.1"><title>Morning</title>${title}</verse>`)).toEqual([
      'verse 1',
      '<heading 2>',
      'Morning',
      '</>',
      'Of {name:David}.',
      'end',
    ])
    expect(psalm(`<verse osisID="Ps.3.1">${title}Lord!</verse>`)).toEqual([
      'verse 1',
      '<title >',
      'Of {name:David}.',
      '</>',
      'Lord!',
      'end',
    ])
    expect(psalm(`${title}<verse osisID="Ps.3.1">Lord!</verse>`)).toEqual([
      '<title >',
      'Of {name:David}.',
      '</>',
      'verse 1',
      'Lord!',
      'end',
    ])
  })

  it('ends a title where a verse ends inside it: the rest is text of the next verse', () => {
    const first =
      '<verse osisID="Gen.1.1" sID="a"/><title canonical="true" type="psalm">Of David.<verse eID="a"/>'
    expect(
      inChapter(
        `${first}\n<verse osisID="Gen.1.2" sID="b"/>Lord, how many</title> <l>rise!</l><verse eID="b"/>`,
      ),
    ).toEqual(['verse 1', 'Of David.', 'end', 'verse 2', 'Lord, how many', 'line 1', 'rise!', 'end'])
  })

  it('keeps a colophon at the end of its book, even inside the last verse', () => {
    const body =
      '<chapter osisID="Gen.1" sID="c"/><verse osisID="Gen.1.1" sID="a"/>A<chapter eID="c"/><div sID="w" type="afterword"/>The end.<verse eID="a"/><div eID="w" type="afterword"/>'
    expect(said(`<div type="book" osisID="Gen">${body}</div>`).slice(3)).toEqual([
      'A',
      '<heading 4>',
      'The end.',
      '</>',
      'end',
    ])
    const after =
      '<chapter osisID="Gen.1"><verse osisID="Gen.1.1">A</verse></chapter><div type="colophon">Written</div>'
    expect(said(`<div type="book" osisID="Gen">${after}</div>`).slice(-3)).toEqual([
      '<heading 4>',
      'Written',
      '</>',
    ])
  })
})

describe('blocks', () => {
  it('reads every way to begin a paragraph', () => {
    const ways = [
      '<p>A</p>',
      '<div type="x-p" sID="1"/>A<div type="x-p" eID="1"/>',
      '<div type="paragraph" sID="1"/>A',
      '<lb type="x-begin-paragraph"/>A',
      '<milestone type="x-p" marker="¶"/>A',
      '<milestone marker="¶"/>A',
    ]
    for (const way of ways) expect(inVerse(way), way).toEqual(['p', 'A'])
    expect(inVerse('<p type="x-noindent">A</p>')).toEqual(['p 0', 'A'])
    expect(inVerse('<p type="x-indented">A</p>')).toEqual(['p 2', 'A'])
  })

  it('drops a paragraph that has no text and keeps words apart where one begins', () => {
    expect(inVerse('A<p/><p>B</p>')).toEqual(['A', 'p', 'B'])
  })

  it('reads lines as containers and as milestones that cross verses', () => {
    expect(
      inChapter(
        '<lg><l level="1"><verse osisID="Gen.1.1" sID="a"/>A</l><l level="2">B<verse eID="a"/></l></lg>',
      ),
    ).toEqual(['line 1', 'verse 1', 'A', 'line 2', 'B', 'end'])
    expect(
      inChapter(
        '<l sID="1" level="1"/><verse osisID="Gen.1.1" sID="a"/>A<l eID="1"/><l sID="2" level="9"/>B<l eID="2"/><verse eID="a"/><l sID="3"/><l eID="3"/>',
      ),
    ).toEqual(['line 1', 'verse 1', 'A', 'line 4', 'B', 'end'])
  })

  it('reads gaps, centred lines, Selah and text after poetry', () => {
    expect(inVerse('<lg><l>A</l><lb type="x-p"/><l>B</l></lg><lg><l type="x-center">C</l></lg> D')).toEqual([
      'line 1',
      'A',
      'stanza',
      'line 1',
      'B',
      'stanza',
      'line 1 center',
      'C',
      'p 0',
      'D',
    ])
    expect(inVerse('A!<l type="selah">Selah</l>')).toEqual(['A!', 'line 1 end', '{selah:Selah}'])
  })

  it('takes a centred Hebrew letter as the heading of a stanza', () => {
    expect(
      inChapter(
        '<verse osisID="Gen.1.8">A <l type="x-center">ב BETH.</l></verse><verse osisID="Gen.1.9">B</verse>',
      ),
    ).toEqual(['verse 8', 'A', 'end', '<heading 4>', 'ב BETH.', '</>', 'verse 9', 'B', 'end'])
  })

  it('reads lists and tables as items', () => {
    expect(
      inVerse(
        '<list><item>A</item><item>B<list><item>C</item></list></item></list><table><row><cell>D</cell><cell>E</cell></row></table>',
      ),
    ).toEqual(['item 1', 'A', 'item 1', 'B', 'item 2', 'C', 'item 1', 'D E'])
  })
})

describe('marks', () => {
  it('marks words of Jesus and leaves other quotations alone', () => {
    expect(inVerse('He said, <q who="Jesus" marker="">Come</q>, <q who="unknown">now</q>.')).toEqual([
      'He said, {jesus:Come}, now.',
    ])
    expect(inVerse('<q sID="q" who="Jesus" marker="“"/>Come<q eID="q" who="Jesus" marker="”"/>')).toEqual([
      '{jesus:“Come”}',
    ])
  })

  it('marks added words, the divine name and what is set differently', () => {
    expect(
      inVerse(
        '<transChange type="added">is</transChange> <divineName>Lord</divineName> <hi type="italic">i</hi> <hi type="super">s</hi> <foreign>f</foreign> <inscription>T</inscription>',
      ),
    ).toEqual(['{added:is} {name:Lord} {italic:i} {sup:s} f T'])
  })
})

describe('words', () => {
  it('joins words without their numbers and drops empty ones', () => {
    expect(
      inVerse(
        '<w lemma="strong:H1">In</w> <w morph="x" type="x-split-4">the</w><w lemma="strong:G2"/>, <w>be</w>-<w>gin</w>',
      ),
    ).toEqual(['In the, be-gin'])
  })

  it('removes the slash between the parts of a Hebrew word and no other slash', () => {
    expect(
      inVerse(
        '<w>בְּ/רֵאשִׁ֖ית</w> <w>רְשָׁ<seg type="x-suspended">עִ֣</seg>ים</w> <w>מִשְׁפָּטָ֖/<seg>ן</seg></w><seg>־</seg> a/b',
      ),
    ).toEqual(['בְּרֵאשִׁ֖ית רְשָׁעִ֣ים מִשְׁפָּטָ֖ן־ a/b'])
  })
})

describe('notes', () => {
  it('keeps a note and its catch word out of the text', () => {
    expect(
      inVerse(
        'light.<note type="study"><catchWord>the light…</catchWord>: Heb. <rdg type="x-literal">between</rdg></note> And',
      ),
    ).toEqual(['light.[the light…: Heb. between] And'])
    expect(inVerse('A<note><catchWord>A</catchWord><rdg>B</rdg></note>')).toEqual(['A[A: B]'])
  })

  it('reads the written word once and the word to be read in a note', () => {
    expect(
      inVerse(
        '<w type="x-ketiv">ה/וצא</w><note type="variant"><catchWord>ה/וצא</catchWord><rdg type="x-qere"><w>הַ/יְצֵ֣א</w></rdg></note> <w>אִתָּ֑/ךְ</w>',
      ),
    ).toEqual(['הוצא[Qere: הַיְצֵ֣א] אִתָּ֑ךְ'])
  })

  it('reads a cross reference note as references with their targets', () => {
    expect(
      inVerse('A<note type="crossReference"><reference osisRef="Bible:Heb.7.2">Hebr 7,2 </reference></note>'),
    ).toEqual(['A(Hebr 7,2=Heb.7.2)'])
    expect(inVerse('A<note type="crossReference">Oseias 6:6 </note>')).toEqual(['A(Oseias 6:6)'])
    expect(
      inVerse(
        'A<note type="crossReference">vgl. <reference osisRef="Gen.1.1-Gen.1.3">V. 1</reference>; <reference osisRef="Gen.2.1 Gen.3.1">2; 3</reference></note>',
      ),
    ).toEqual(['A(vgl. V. 1=Gen.1.1-Gen.1.3; 2; 3=Gen.2.1; Gen.3.1)'])
  })

  it('drops the place a note repeats and keeps places it names', () => {
    expect(inVerse('A<note><reference type="annotateRef">1:1 </reference>Or: B</note>')).toEqual(['A[Or: B]'])
    expect(
      inVerse('A<note>vgl. <reference osisRef="Ezek.9.4" type="annotateRef">Hes 9,4 </reference></note>'),
    ).toEqual(['A[vgl. Hes 9,4]'])
  })

  it('keeps text and target of a reference outside notes', () => {
    expect(inVerse('as in <reference osisRef="Gen.2.1">2:1</reference>')).toEqual(['as in 2:1(2:1=Gen.2.1)'])
  })

  it('reads notes in titles and quotations inside notes', () => {
    expect(
      inChapter(
        '<title>T<note>n <q sID="1" who="Jesus"/>x</note></title><verse osisID="Gen.1.1">A</verse>',
      ).slice(0, 3),
    ).toEqual(['<heading 2>', 'T[n x]', '</>'])
  })
})

describe('the header', () => {
  it('says title, language, rights and publisher of the work of the text only', () => {
    const header =
      '<header><work osisWork="X"><title>Bible 1905</title><language type="IETF">de</language><rights>Public\n Domain</rights><publisher>Press</publisher></work><work osisWork="Y"><title>Other</title></work></header>'
    expect(said(header)).toEqual([
      'metadata {"abbreviation":"X","name":"Bible 1905","language":"de","year":1905,"licence":"Public Domain","attribution":"Press"}',
    ])
  })

  it('takes the name of a book from what converters left of USFM', () => {
    const names = '<milestone type="x-usfm-h" n="1 Sam"/><milestone type="x-usfm-toc2" n="1 Samuel"/>'
    expect(said(`<div type="book" osisID="1Sam">${names}<chapter osisID="1Sam.1"/></div>`)).toContain(
      'name 1 Samuel',
    )
  })
})
