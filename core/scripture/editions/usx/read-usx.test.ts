import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../../tests/support/editions/recording-sink'
import { readUsx } from './read-usx'

function said(body: string): string[] {
  const sink = createRecordingSink()
  readUsx(`<?xml version="1.0"?>\n<usx version="3.0">${body}</usx>`, 'x.usx', sink)
  return sink.said()
}

/** What is said inside Genesis 1. */
function inChapter(body: string): string[] {
  return said(`<book code="GEN" style="id"/><chapter number="1" style="c" sid="GEN 1"/>${body}`).slice(2)
}

/** What is said of the text of a verse. */
function inVerse(body: string): string {
  return inChapter(`<para style="p"><verse number="1" style="v"/>${body}</para>`).slice(2).join(' | ')
}

describe('reading USX', () => {
  it('reads front matter, chapters and verses with and without their ends', () => {
    const front =
      '<para style="h">Genesis</para><para style="mt1">Genesis</para><para style="ip">About <char style="bk">it</char>.</para>'
    const body =
      '<para style="q1"><verse number="1" style="v" sid="GEN 1:1"/>A</para>\n  <para style="q2" vid="GEN 1:1">B<verse eid="GEN 1:1"/></para><chapter eid="GEN 1"/>'
    const next =
      '<chapter number="2" style="c"/><para style="p"><verse number="1-2" style="v"/>C <verse number="3a" style="v"/>D</para>'
    expect(
      said(`<book code="GEN" style="id">words</book>${front}<chapter number="1"/>${body}${next}`),
    ).toEqual([
      'book GEN',
      'metadata {"bookLine":"words"}',
      'name Genesis',
      'title Genesis',
      'introduction paragraph: About it.',
      'chapter 1',
      'line 1',
      'verse 1',
      'A',
      'line 2',
      'B',
      'end',
      'chapter 2',
      'p 1',
      'verse 1-2',
      'C',
      'verse 3 a',
      'D',
    ])
  })

  it('reports what is no number', () => {
    expect(inChapter('<chapter number="x"/><para style="p"><verse number="y"/>A</para>')).toEqual([
      'report chapter-invalid {"chapter":"x"}',
      'report verse-invalid {"verse":"y"}',
      'p 1',
      'A',
    ])
  })

  it.each([
    ['<char style="wj">I <char style="nd">am</char></char>', '{jesus:I {name:am}}'],
    ['<char style="w" strong="H1">a</char>, b', 'a, b'],
    ['a<optbreak/>b<ms style="qt-s" sid="1"/>', 'a b'],
    ['a<figure style="fig" file="a.jpg">words</figure> b', 'a b'],
    ['a<char style="vp">2</char><char style="cat">X</char>', 'a'],
    ['a<char style="foo">b</char>', 'report marker-unknown {"marker":"foo"} | ab'],
    ['a<char style="zfoo">b</char>', 'ab'],
    ['see <ref loc="GEN 1:1">Gen 1</ref>', 'see Gen 1(Gen 1=GEN 1:1)'],
    ['a<char style="rq">Mt 1</char>', 'a(Mt 1)'],
    ['<char style="w">Paul</char>\n  <ms style="zaln-e"/>,\n  <char style="w">a</char>', 'Paul, a'],
    ['<char style="w">Paul</char>\n  <char style="w">wrote</char>', 'Paul wrote'],
  ])('reads %s', (body, expected) => {
    expect(inVerse(body)).toBe(expected)
  })

  it.each([
    ['<note caller="+" style="f"><char style="fr">1:1 </char><char style="ft">Or b</char></note>', '[Or b]'],
    ['<note style="f"><char style="ft">b <char style="fv">3</char>c</char></note>', '[b 3 c]'],
    ['<note style="fe">b</note>', '[b]'],
    [
      '<note style="f"><char style="ft">Or </char><char style="fqa">b <char style="nd">c</char></char></note>',
      '[Or {italic:b {name:c}}]',
    ],
    [
      '<note style="x"><char style="xo">1:1 </char><char style="xt">see <ref loc="GEN 1:1">Gen 1</ref></char></note>',
      '(see; Gen 1=GEN 1:1)',
    ],
    ['<note style="x">Isaiah 7:14</note>', '(Isaiah 7:14)'],
  ])('reads the note %s', (note, expected) => {
    expect(inVerse(`a${note} b`)).toBe(`a${expected} b`)
  })

  it('reads headings, gaps and tables and leaves sidebars and peripheries out', () => {
    const body =
      '<para style="s1">Days</para><para style="r">(<ref loc="JOB 1:1">Job 1</ref>)</para><para style="q1"><verse number="1"/>A</para><para style="b"/>'
    const table =
      '<table>\n<row style="tr">\n<cell style="th1" align="start">B</cell><cell style="th2">C</cell></row></table>'
    const sidebar =
      '<sidebar style="esb" category="X"><para style="ms">D</para><para style="p">E</para></sidebar><para style="m">F</para>'
    expect(inChapter(body + table + sidebar)).toEqual([
      '<heading 2>',
      'Days',
      '</>',
      '<parallel >',
      '(Job 1(Job 1=JOB 1:1))',
      '</>',
      'line 1',
      'verse 1',
      'A',
      'stanza',
      'p 1',
      'B C',
      'p 0',
      'F',
    ])
    expect(said('<book code="FRT"/><periph alt="Title"><para style="p">A</para></periph>')).toEqual([
      'book FRT',
    ])
  })

  it('goes on with the paragraph before in a style it does not know', () => {
    expect(inVerse('A</para><para style="foo">B')).toBe('A | report marker-unknown {"marker":"foo"} | B')
  })
})
