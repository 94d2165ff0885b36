import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../../tests/support/editions/recording-sink'
import type { EditionSink, SourcePosition } from '../sink'
import { readUsfm } from './read-usfm'

function said(text: string, file = 'x.usfm'): string[] {
  const sink = createRecordingSink()
  readUsfm(text, file, sink)
  return sink.said()
}

/** What is said inside Genesis 1. */
const inChapter = (text: string): string[] => said(`\\id GEN\n\\c 1\n${text}`).slice(2)

/** What is said of the text of a verse. */
function inVerse(text: string): string {
  return inChapter(`\\p\n\\v 1 ${text}`).slice(2).join(' | ')
}

describe('books', () => {
  it('takes names, titles and introductions before the first chapter', () => {
    const text =
      '\\id gen - a text\n\\ide UTF-8\n\\h Genesis\n\\toc1 Long\n\\toc2 Gen.\n\\mt2 The Book\n\\mt1 Genesis\n\\imt About\n\\ip Some \\bk words\\bk*\n\\io1 Part \\ior 1-2\\ior*\n\\ili one\n\\p Preface\n\\c 1\n\\p\n\\v 1 In'
    expect(said(text)).toEqual([
      'book GEN',
      'metadata {"bookLine":"- a text"}',
      'name Genesis',
      'title The Book',
      'title Genesis',
      'introduction heading: About',
      'introduction paragraph: Some words',
      'introduction item: Part 1-2',
      'introduction item: one',
      'introduction paragraph: Preface',
      'chapter 1',
      'p 1',
      'verse 1',
      'In',
    ])
  })

  it('uses the second table of contents only where there is no running head', () => {
    expect(said('\\id GEN\n\\toc2 Genesis\n\\c 1')).toEqual(['book GEN', 'name Genesis', 'chapter 1'])
  })

  it('ignores what stands before the first book and reads several books of a file', () => {
    expect(said('\ufeffwords\n\\id MAT\n\\c 1\n\\id MRK\n\\c 2')).toEqual([
      'book MAT',
      'chapter 1',
      'book MRK',
      'chapter 2',
    ])
  })

  it('passes over a book that is not ours', () => {
    const sink = createRecordingSink()
    const picky: EditionSink = { ...sink, book: (id) => sink.book(id) && id !== 'FRT' }
    readUsfm('\\id FRT\n\\c 1\n\\v 1 no\n\\id GEN\n\\c 1\n\\v 1 yes', 'x', picky)
    expect(sink.said()).toEqual(['book FRT', 'book GEN', 'chapter 1', 'verse 1', 'yes'])
  })

  it('takes the book from the name of the file where the text names none', () => {
    expect(said('\\c 1\n\\v 1 In', 'texts/41MATeng.usfm')).toEqual(['book MAT', 'chapter 1', 'verse 1', 'In'])
    expect(said('\\c 1', 'words.txt')[0]).toBe('book')
  })
})

describe('verses', () => {
  it.each([
    ['\\v 1 A\n\\v 2-3 B\n\\v 4a C', ['verse 1', 'A', 'verse 2-3', 'B', 'verse 4 a', 'C']],
    ['\\v 14... A', ['report verse-glued {"verse":14}', 'verse 14', '... A']],
    ['\\v1 A', ['verse 1', 'A']],
    ['\\v 1 A\n\\v B', ['verse 1', 'report verse-invalid {"verse":"B"}', 'A B']],
    ['\\v 1 \\vp 1b\\vp* \\va 2\\va*A', ['verse 1', 'A']],
    ['\\c two\n\\v 1 A', ['report chapter-invalid {"chapter":"two"}', 'verse 1', 'A']],
    ['\\c\n\\v 1 A', ['report chapter-invalid {"chapter":""}', 'verse 1', 'A']],
    ['\\c22\n\\v 1 A', ['chapter 22', 'verse 1', 'A']],
    ['\\ca 2\\ca*\n\\cp B\n\\cl Chapter\n\\v 1 A', ['verse 1', 'A']],
    ['A\n\\v 2 B', ['A', 'verse 2', 'B']],
  ])('%j', (text, expected) => {
    expect(inChapter(text)).toEqual(expected)
  })

  it('opens chapter 1 for verses before any chapter', () => {
    expect(said('\\id PHM\n\\p\n\\v 1 A')).toEqual([
      'book PHM',
      'report chapter-invalid {"chapter":""}',
      'chapter 1',
      'verse 1',
      'A',
    ])
  })
})

describe('paragraphs', () => {
  it.each([
    ['\\m', 'p 0'],
    ['\\mi', 'p 0'],
    ['\\nb', 'p 0'],
    ['\\p', 'p 1'],
    ['\\p1', 'p 1'],
    ['\\po', 'p 1'],
    ['\\pm', 'p 2'],
    ['\\pi', 'p 2'],
    ['\\pi2', 'p 3'],
    ['\\ph1', 'p 2'],
    ['\\pr', 'p 1 end'],
    ['\\pc', 'p 1 center'],
    ['\\q', 'line 1'],
    ['\\q2', 'line 2'],
    ['\\q9', 'line 4'],
    ['\\qm3', 'line 3'],
    ['\\qr', 'line 1 end'],
    ['\\qc', 'line 1 center'],
    ['\\li2', 'item 2'],
    ['\\lim', 'item 1'],
    ['\\qd', 'p 0'],
  ])('%s is %s', (marker, expected) => {
    expect(inChapter(`${marker}\n\\v 1 A`)).toEqual([expected, 'verse 1', 'A'])
  })

  it('starts a line inside a verse and keeps a gap before it', () => {
    expect(inChapter('\\q1\n\\v 1 A\n\\q2 B\n\\b\n\\q1 C\n\\b\n\\c 2\n\\q1\n\\v 1 D')).toEqual([
      'line 1',
      'verse 1',
      'A',
      'line 2',
      'B',
      'stanza',
      'line 1',
      'C',
      'chapter 2',
      'line 1',
      'verse 1',
      'D',
    ])
  })

  it('forgets paragraphs without text and joins wrapped lines', () => {
    expect(inChapter('\\p\n\\q1\n\\v 1 A\nb \r\nc\rd\n\\m')).toEqual(['line 1', 'verse 1', 'A b c d'])
  })

  it('reads a row of a table as a paragraph with spaces between cells', () => {
    const table = '\\v 1\n\\tr \\th1 Day\\th2-3 Tribe\n\\tr \\tcr1 1st\\tc2 Judah'
    expect(inChapter(table)).toEqual(['verse 1', 'p 1', 'Day Tribe', 'p 1', '1st Judah'])
  })
})

describe('headings and other asides', () => {
  it.each([
    ['\\ms', '<heading 1>'],
    ['\\s', '<heading 2>'],
    ['\\s1', '<heading 2>'],
    ['\\s2', '<heading 3>'],
    ['\\s3', '<heading 4>'],
    ['\\s4', '<heading 4>'],
    ['\\qa', '<heading 4>'],
    ['\\r', '<parallel >'],
    ['\\mr', '<parallel >'],
    ['\\sr', '<parallel >'],
    ['\\d', '<title >'],
    ['\\sp', '<speaker >'],
  ])('%s is %s', (marker, expected) => {
    expect(inChapter(`${marker} Words\nwrapped\n\\p\n\\v 1 A`)).toEqual([
      expected,
      'Words wrapped',
      '</>',
      'p 1',
      'verse 1',
      'A',
    ])
  })

  it('brings a heading at the end of a chapter to the next and leaves empty ones out', () => {
    expect(inChapter('\\v 1 A\n\\s\n\\ms Book Two\n\\c 2\n\\v 1 B')).toEqual([
      'verse 1',
      'A',
      'chapter 2',
      '<heading 1>',
      'Book Two',
      '</>',
      'verse 1',
      'B',
    ])
  })

  it('keeps notes and the targets of parallels in their aside', () => {
    expect(
      inChapter('\\s Days\\f + \\ft or times\\f*\n\\r (\\ref Job 1:1|JOB 1:1\\ref*)\n\\p\n\\v 1 A'),
    ).toEqual([
      '<heading 2>',
      'Days[or times]',
      '</>',
      '<parallel >',
      '(Job 1:1(Job 1:1=JOB 1:1))',
      '</>',
      'p 1',
      'verse 1',
      'A',
    ])
  })

  it('sends a psalm title that follows the number of its verse as a title inside the verse', () => {
    expect(inChapter('\\d \\v 1 Of David.\n\\b\n\\q1 O Lord')).toEqual([
      'verse 1',
      '<title >',
      'Of David.',
      '</>',
      'stanza',
      'line 1',
      'O Lord',
    ])
    expect(inChapter('\\d\n\\v 1 Of David.\n\\q1\n\\v 2 O Lord')).toEqual([
      'verse 1',
      '<title >',
      'Of David.',
      '</>',
      'line 1',
      'verse 2',
      'O Lord',
    ])
  })
})

describe('stretches of text', () => {
  it.each([
    ['\\wj I \\nd am\\nd*\\wj*', '{jesus:I {name:am}}'],
    ['\\wj I \\+w am|x="1"\\+w*\\wj* he', '{jesus:I am} he'],
    ['\\add a\\add* \\em b\\em* \\bd c\\bd*', '{added:a} {emphasis:b} {emphasis:c}'],
    ['\\it a\\it* \\tl b\\tl* \\bk c\\bk* \\bdit d\\bdit*', '{italic:a} {italic:b} {italic:c} {italic:d}'],
    ['\\sc a\\sc*\\sup b\\sup* \\qs Selah\\qs* \\qac A\\qac*', '{small:a}{sup:b} {selah:Selah} {acrostic:A}'],
    ['\\qt a\\qt* \\pn b\\pn* \\k c\\k*', 'a b c'],
    ['\\w gracious|grace\\w*.', 'gracious.'],
    ['\\w a|lemma="b"\nstrong="H1"\\w*,', 'a,'],
    ['\\rb BB|gloss="g:g"\\rb*', 'BB'],
    ['a \\nd b\n\\p c', 'a {name: | report markup-unclosed {"marker":"nd"} | b } | p 1 | c'],
    ['a \\fig words|src="a.jpg"\nsize="col"\\fig*b', 'a b'],
    ['\\qt-s |sid="1" who="Pilate"\\*a\\qt-e |eid="1"\\*\\ts\\*', 'a'],
    ['\\zaln-s | x-content="a"\\*\\w In|x="1"\\w*\\zaln-e\\*.', 'In.'],
    ['\\zaln-s | x-content="a"\n\\w In|x="1"\\w*\n\\zaln-e\\*.', 'In .'],
    ['b//c // d http://e', 'b c d http://e'],
    ['see \\ref Gen 1|GEN 1\\ref* or \\ref 2|loc="GEN 2"\\ref*', 'see Gen 1(Gen 1=GEN 1) or 2(2=GEN 2)'],
    ['\\rq Mt 1.2\\rq*a', '(Mt 1.2)a'],
    ['a\\zfoo b\\zfoo* c', 'ab c'],
    ['a\n\\ztoc4 b\nc\n\\p d', 'a | p 1 | d'],
    ['a \\foo b\\foo* \\foo c\\foo*', 'report marker-unknown {"marker":"foo"} | a b c'],
    ['a | b', 'a | b'],
    ['a \\ b', 'a b'],
  ])('%j', (text, expected) => {
    expect(inVerse(text)).toBe(expected)
  })

  it('reads ~ as a no-break space', () => {
    const texts: string[] = []
    readUsfm('\\id GEN\n\\c 1\n\\v 1 a~b', 'x', {
      ...createRecordingSink(),
      text: (text) => texts.push(text),
    })
    expect(texts.join('')).toBe(' a\u00a0b')
  })

  it('lets a stretch reach over a verse', () => {
    expect(inChapter('\\v 1 \\wj A\n\\v 2 B\\wj*')).toEqual(['verse 1', '{jesus:A', 'verse 2', 'B}'])
  })
})

describe('what is left out', () => {
  it('leaves out sidebars, peripheries and remarks', () => {
    expect(
      inChapter('\\v 1 A\n\\esb \\cat X\\cat*\n\\ms B\n\\p C\\f + D\\f*\n\\esbe\n\\p E\n\\rem F\n\\p G'),
    ).toEqual(['verse 1', 'A', 'p 1', 'E', 'p 1', 'G'])
    expect(said('\\id GEN\n\\periph Title|id="title"\n\\p A\n\\c 1\n\\v 1 B')).toEqual([
      'book GEN',
      'chapter 1',
      'verse 1',
      'B',
    ])
  })

  it('ends a sidebar that is never closed at the next verse', () => {
    expect(inChapter('\\v 1 A\n\\esb\n\\p B\n\\v 2 C')).toEqual([
      'verse 1',
      'A',
      'report markup-unclosed {"marker":"esb"}',
      'verse 2',
      'C',
    ])
  })
})

describe('positions', () => {
  it('tells the line of verses and notes in the file', () => {
    const positions: SourcePosition[] = []
    const sink = { ...createRecordingSink(), at: (position: SourcePosition) => positions.push(position) }
    readUsfm('\\id GEN\r\n\\c 1\r\n\\p\r\n\\v 1 A\r\nb \\f + \\ft c\\f*\r\n\\v 2 D', 'a/x.usfm', sink)
    expect(positions.map(({ file, line }) => `${file} ${line}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `a/x.usfm ${n}`),
    )
  })
})
