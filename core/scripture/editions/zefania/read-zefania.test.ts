import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../../tests/support/editions/recording-sink'
import { readZefania } from './read-zefania'

function said(body: string): string[] {
  const sink = createRecordingSink()
  readZefania(`\n<XMLBIBLE>${body}</XMLBIBLE>`, 'x.xml', sink)
  return sink.said()
}

/** What is said inside the first chapter of a book. */
function inChapter(body: string, book = 1): string[] {
  return said(`<BIBLEBOOK bnumber="${book}"><CHAPTER cnumber="1">${body}</CHAPTER></BIBLEBOOK>`).slice(2)
}

describe('reading Zefania', () => {
  it('says books by number with their name, chapters and verses', () => {
    const chapter =
      '<CHAPTER cnumber="3"><VERS vnumber="1">In the beginning</VERS>\n<VERS vnumber="2" enumber="4">God</VERS></CHAPTER>'
    expect(said(`<BIBLEBOOK bnumber="14" bname="2 Chronik" bsname="2Chr">${chapter}</BIBLEBOOK>`)).toEqual([
      'book #14 2 Chronik',
      'chapter 3',
      'verse 1',
      'In the beginning',
      'verse 2-4',
      'God',
    ])
  })

  it('reads element names in any case and books without a name', () => {
    expect(
      said('<biblebook bnumber="15"><chapter cnumber="1"><vers vnumber="1">A</vers></chapter></biblebook>'),
    ).toEqual(['book #15', 'chapter 1', 'verse 1', 'A'])
  })

  it('says a merged verse whose number is a range', () => {
    expect(inChapter('<VERS vnumber="2-3">A</VERS><VERS vnumber="4–5a">B</VERS>')).toEqual([
      'verse 2-3',
      'A',
      'verse 4-5',
      'B',
    ])
  })

  it('says half verses with their letter, in the order of the file', () => {
    expect(inChapter('<VERS vnumber="20" aix="b">B</VERS><VERS vnumber="20" aix="a">A</VERS>')).toEqual([
      'verse 20 b',
      'B',
      'verse 20 a',
      'A',
    ])
  })

  it('keeps notes out of the text', () => {
    expect(
      inChapter(
        '<VERS vnumber="1">Hiddekel <DIV><NOTE type="x-studynote">Tigris</NOTE></DIV>, das <gr str="1">fließt</gr></VERS>',
      ),
    ).toEqual(['verse 1', 'Hiddekel [Tigris], das fließt'])
  })

  it('keeps the marks of the words of a note', () => {
    expect(
      inChapter(
        '<VERS vnumber="1">A<NOTE>od. <STYLE fs="italic"> b </STYLE> c</NOTE></VERS><REMARK vref="1">od. <STYLE fs="bold">d</STYLE></REMARK><VERS vnumber="2">e</VERS><REMARK vref="1">od. <STYLE fs="italic">f</STYLE></REMARK>',
      ),
    ).toEqual(expect.arrayContaining(['A[od. {italic:b} c][od. {emphasis:d}]', 'e[1: od. {italic:f}]']))
  })

  it('reads cross references by target, by words and inside notes', () => {
    expect(
      inChapter(
        '<VERS vnumber="1">A<XREF mscope="1;1;1-3 2;3;4" fscope="Gen 1,1-3">x</XREF><XREF fscope="Joh 3,16"/></VERS>',
      ),
    ).toEqual(['verse 1', 'A(x=1;1;1-3; 2;3;4)(Joh 3,16)'])
    expect(
      inChapter('<VERS vnumber="1">A<NOTE>vgl. <XREF mscope="1;1;1">1. Mose 1</XREF>.</NOTE></VERS>'),
    ).toEqual(['verse 1', 'A[vgl. 1. Mose 1.]'])
  })

  it('sets a verse with line breaks as poetry and goes on in prose after it', () => {
    expect(
      inChapter('<VERS vnumber="1">A,<BR art="x-nl" />b</VERS><VERS vnumber="2">C<BR art="x-p"/>d</VERS>'),
    ).toEqual(['line 1', 'verse 1', 'A,', 'line 1', 'b', 'p', 'verse 2', 'C', 'p', 'd'])
  })

  it('reads styles as marks', () => {
    const styles = [
      'fs="italic"',
      'css="color:#ff0000"',
      'fs="divineName"',
      'css="font-weight:bold"',
      'fs="underline"',
    ]
    const verse = styles.map((style) => `<STYLE ${style}>x</STYLE>`).join('')
    expect(inChapter(`<VERS vnumber="1">${verse}<SUP>y</SUP></VERS>`)[1]).toBe(
      '{italic:x}{jesus:x}{name:x}{emphasis:x}x{sup:y}',
    )
  })

  it('puts a caption before its verse, wherever it stands', () => {
    const captions =
      '<CAPTION vref="2" type="x-h1">Two</CAPTION><CAPTION>Next</CAPTION><CAPTION vref="9" type="x-h3">Never</CAPTION>'
    expect(inChapter(`${captions}<VERS vnumber="1">A</VERS><VERS vnumber="2">B</VERS>`)).toEqual([
      '<heading 2>',
      'Next',
      '</>',
      'verse 1',
      'A',
      '<heading 1>',
      'Two',
      '</>',
      'verse 2',
      'B',
      '<heading 3>',
      'Never',
      '</>',
    ])
  })

  it('takes an untyped caption at the start of a psalm as its title and drops empty ones', () => {
    expect(
      inChapter(
        '<CAPTION vref="1"/><CAPTION vref="1">A Psalm of David</CAPTION><VERS vnumber="1">A</VERS>',
        19,
      ),
    ).toEqual(['<title >', 'A Psalm of David', '</>', 'verse 1', 'A'])
    expect(
      inChapter('<CAPTION vref="1" type="x-h2">First book</CAPTION><VERS vnumber="1">A</VERS>', 19)[0],
    ).toBe('<heading 2>')
  })

  it('leaves out a caption that only repeats the last verse of a chapter', () => {
    const first =
      '<BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">So  Joseph died.</VERS></CHAPTER></BIBLEBOOK>'
    const second =
      '<BIBLEBOOK bnumber="2"><CHAPTER cnumber="1"><CAPTION vref="1">So Joseph died.</CAPTION><VERS vnumber="1">Now</VERS></CHAPTER></BIBLEBOOK>'
    expect(said(first + second).slice(5)).toEqual(['chapter 1', 'report verse-repeated', 'verse 1', 'Now'])
  })

  it('reads prologues and remarks', () => {
    expect(said('<BIBLEBOOK bnumber="70"><PROLOG>Many teachings</PROLOG></BIBLEBOOK>')).toContain(
      'introduction paragraph: Many teachings',
    )
    expect(
      inChapter(
        '<PROLOG>Of wisdom</PROLOG><VERS vnumber="1">A</VERS><REMARK vref="1">first</REMARK><VERS vnumber="2">B</VERS><REMARK vref="1">late</REMARK>',
      ),
    ).toEqual(['<introduction >', 'Of wisdom', '</>', 'verse 1', 'A[first]', 'verse 2', 'B[1: late]'])
    expect(inChapter('<PROLOG>A song</PROLOG><VERS vnumber="1">A</VERS>', 19)[0]).toBe('<title >')
    expect(
      inChapter(
        '<REMARK>About all</REMARK><REMARK vref="2">second</REMARK><VERS vnumber="1">A</VERS><VERS vnumber="2">B</VERS><REMARK vref="4">fourth</REMARK>',
      ),
    ).toEqual(['<introduction >', 'About all', '</>', 'verse 1', 'A', 'verse 2', '[second]B[fourth]'])
  })

  it('reports numbers that are none', () => {
    expect(inChapter('<VERS vnumber="1">A</VERS><VERS vnumber="x">B</VERS>')).toEqual([
      'verse 1',
      'A',
      'report verse-invalid {"verse":"x"}',
      'end',
      'B',
    ])
    expect(
      said('<BIBLEBOOK bnumber="1"><CHAPTER cnumber="3"/><CHAPTER cnumber=""/></BIBLEBOOK>').slice(2),
    ).toEqual(['report chapter-invalid {"chapter":""}', 'chapter 4'])
  })

  it('says what the file says about itself and leaves blank fields out', () => {
    const fields =
      '<title>Menge 1939</title><creator>\n</creator><publisher>Press</publisher><identifier>MENG39</identifier><language>GER</language><rights>\n    </rights><date>2009-01-01</date>'
    expect(said(`<INFORMATION>${fields}</INFORMATION>`)).toEqual([
      'metadata {"abbreviation":"MENG39","name":"Menge 1939","language":"GER","year":1939,"attribution":"Press"}',
    ])
    const sink = createRecordingSink()
    readZefania('<XMLBIBLE biblename="Named"><BIBLEBOOK bnumber="1"/></XMLBIBLE>', 'x.xml', sink)
    expect(sink.said()).toEqual(['metadata {"name":"Named"}', 'book #1'])
  })
})
