import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../../tests/support/editions/recording-sink'
import { readUsfx } from './read-usfx'

function said(body: string): string[] {
  const sink = createRecordingSink()
  readUsfx(`<?xml version="1.0"?><usfx>${body}</usfx>`, 'x.xml', sink)
  return sink.said()
}

/** What is said inside Genesis 1. */
function inChapter(body: string): string[] {
  return said(`<book id="GEN"><c id="1"/>${body}</book>`).slice(2)
}

describe('reading USFX', () => {
  it('reads verses that stand directly in the book, from v to ve', () => {
    expect(
      said(
        '\n<book id="GEN"><h>創世紀</h>\n<c id="1"/>\n<v id="1"/>起初神<ve/>\n<v id="2"/>地<ve/>\n</book>',
      ),
    ).toEqual(['book GEN', 'name 創世紀', 'chapter 1', 'verse 1', '起初神', 'end', 'verse 2', '地', 'end'])
  })

  it('reads paragraphs and lines, and verses that cross them', () => {
    const body =
      '<p sfm="p" style="p"><v id="1" bcv="GEN.1.1"/>A</p><q level="2">b<ve/></q><b/><q>\n<v id="2"/>C<ve/></q><p sfm="m"><v id="3"/>D</p><p sfm="li2">E</p>'
    expect(inChapter(body)).toEqual([
      'p',
      'verse 1',
      'A',
      'line 2',
      'b',
      'end',
      'stanza',
      'line 1',
      'verse 2',
      'C',
      'end',
      'p 0',
      'verse 3',
      'D',
      'item 2',
      'E',
      'end',
    ])
  })

  it('reads merged and half verses and reports what is none', () => {
    expect(inChapter('<v id="1-3"/>A<ve/><v id="4b"/>B<ve/><v id="x"/>')).toEqual([
      'verse 1-3',
      'A',
      'end',
      'verse 4 b',
      'B',
      'end',
      'report verse-invalid {"verse":"x"}',
    ])
    expect(said('<book id="GEN"><c id="one"/></book>')).toContain('report chapter-invalid {"chapter":"one"}')
  })

  it('reads titles, names, introductions and headings', () => {
    const front =
      '<id id="GEN">file 1</id><h>Gen</h><toc level="1">The First Book</toc><toc level="2">Genesis</toc><p sfm="mt" level="1">Genesis</p><p sfm="ip">About <it>it</it>.</p><p sfm="is">Author</p>'
    const body =
      '<c id="1"/><ms>Book One</ms><s>Days</s><s level="2">First</s><r>(<ref tgt="JHN.1.1-JHN.1.5">John 1:1-5</ref>)</r><d>Of David</d><p><v id="1"/>A<ve/></p><sp>She</sp>'
    expect(said(`<languageCode>eng</languageCode><book id="GEN">${front}${body}</book>`)).toEqual([
      'metadata {"language":"eng"}',
      'book GEN',
      'name Gen',
      'name Genesis',
      'title Genesis',
      'introduction paragraph: About it.',
      'introduction heading: Author',
      'chapter 1',
      '<heading 1>',
      'Book One',
      '</>',
      '<heading 2>',
      'Days',
      '</>',
      '<heading 3>',
      'First',
      '</>',
      '<parallel >',
      '(John 1:1-5(John 1:1-5=JHN 1:1-5))',
      '</>',
      '<title >',
      'Of David',
      '</>',
      'p',
      'verse 1',
      'A',
      'end',
      '<speaker >',
      'She',
      '</>',
    ])
  })

  it('keeps notes out of the text and their places out of the notes', () => {
    const note =
      '<f caller="+"><fr>1:1 </fr><fk>light</fk> <ft>or, lamp; see <ref tgt="MAT.5.3">Mt 5:3</ref></ft></f>'
    expect(inChapter(`<v id="1"/>A${note} b<ve/>`)[1]).toBe('A[{italic:light} or, lamp; see Mt 5:3] b')
    const references =
      '<x caller="-"><xo>1:1 </xo><xt><ref tgt="MAT.5">Mt 5</ref>; <ref tgt="MAT.5.3-MAT.6.2">5:3</ref></xt></x>'
    expect(inChapter(`<v id="1"/>A${references}<x><xt>Mark 1</xt></x><ve/>`)[1]).toBe(
      'A(Mt 5=MAT 5; 5:3=MAT 5:3-6:2)(Mark 1)',
    )
  })

  it('reads marks and words and leaves pictures and other numbers out', () => {
    expect(
      inChapter(
        '<v id="1"/><vp>2</vp><wj>I <add>am</add></wj> <w s="H1">the</w> <nd>Lord</nd><fig>map.jpg</fig> <qs>Selah</qs><ve/>',
      )[1],
    ).toBe('{jesus:I {added:am}} the {name:Lord} {selah:Selah}')
  })
})
