import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../../tests/support/editions/recording-sink'
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

  it('takes a psalm title as a title inside its verse, whether it is all the verse has or not', () => {
    const title = '<title canonical="true" type="psalm">Of <divineName>David</divineName>.</title>'
    const psalm = (verses: string) =>
      said(`<div type="book" osisID="Ps"><chapter osisID="Ps.3">${verses}</chapter></div>`).slice(2)
    expect(psalm(`<verse osisID="Ps.3.1"><title>Morning</title>${title}</verse>`)).toEqual([
      'verse 1',
      '<heading 2>',
      'Morning',
      '</>',
      '<title >',
      'Of {name:David}.',
      '</>',
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

  it('takes for text what a title holds of a psalm whose title has no number of its own', () => {
    const title = '<title canonical="true" type="psalm">Of David. The Lord<verse eID="a"/>'
    const psalm = `<verse osisID="Ps.23.1" sID="a"/>${title}<verse osisID="Ps.23.2" sID="b"/>He</title><verse eID="b"/>`
    expect(said(`<div type="book" osisID="Ps"><chapter osisID="Ps.23"/>${psalm}</div>`).slice(-8)).toEqual([
      'verse 1',
      'line 1',
      'Of David. The Lord',
      'end',
      'line 1',
      'verse 2',
      'He',
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
    ).toEqual([
      'verse 1',
      '<title >',
      'Of David.',
      '</>',
      'end',
      'line 1',
      'verse 2',
      'Lord, how many',
      'line 1',
      'rise!',
      'end',
    ])
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
