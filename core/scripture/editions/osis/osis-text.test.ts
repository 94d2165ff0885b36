import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../../tests/support/editions/recording-sink'
import { readOsis } from './read-osis'

/** What is said inside Genesis 1. */
function inChapter(body: string): string[] {
  const sink = createRecordingSink()
  const book = `<div type="book" osisID="Gen"><chapter osisID="Gen.1">${body}</chapter></div>`
  readOsis(`<osis><osisText osisIDWork="X">${book}</osisText></osis>`, 'x.xml', sink)
  return sink.said().slice(2)
}

/** What is said inside Genesis 1:1. */
function inVerse(body: string): string[] {
  return inChapter(`<verse osisID="Gen.1.1">${body}</verse>`).slice(1, -1)
}

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
    ).toEqual(['light.[{italic:the light…}: Heb. {italic:between}] And'])
    expect(inVerse('A<note><catchWord>A</catchWord><rdg>B</rdg></note>')).toEqual([
      'A[{italic:A}: {italic:B}]',
    ])
  })

  it('keeps the marks of the words of a note, apart from its place', () => {
    expect(
      inVerse(
        'A<note><reference>1:1</reference> or <hi type="italic">a <divineName>Lord</divineName></hi>, see <reference osisRef="Gen.1.2">2</reference></note>.',
      ),
    ).toEqual(['A[or {italic:a {name:Lord}}, see 2].'])
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
