import { describe, expect, it } from 'vitest'
import {
  chaptersOf,
  osis,
  osisVerse,
  usfx,
  usx,
  usxVerse,
  zefania,
} from '../../../../tests/support/editions/chapter-lines'

describe('text before the first verse in formats of XML', () => {
  it.each([
    [
      'a line in USX',
      usx(
        'ISA',
        `<para style="q1">A writing</para><para style="q1">${usxVerse('1', 'One')} ${usxVerse('2', 'Two')}</para>`,
      ),
      ['line: A writing'],
    ],
    [
      'a line of a psalm in USX',
      usx(
        'PSA',
        `<para style="q1">Of David.</para><para style="q1">${usxVerse('1', 'One')} ${usxVerse('2', 'Two')}</para>`,
      ),
      ['title: Of David.'],
    ],
    [
      'a description in USX',
      usx(
        'GEN',
        `<para style="cd">The fall.</para><para style="p">${usxVerse('1', 'One')} ${usxVerse('2', 'Two')}</para>`,
      ),
      ['introduction: The fall.'],
    ],
    [
      'a paragraph in USX',
      usx('GEN', `<para style="p">Some words. ${usxVerse('1', 'One')} ${usxVerse('2', 'Two')}</para>`),
      ['paragraph: Some words.'],
    ],
    [
      'an introduction in USX',
      usx(
        'GEN',
        `<para style="ip">About it.</para><para style="p">${usxVerse('1', 'One')} ${usxVerse('2', 'Two')}</para>`,
      ),
      ['introduction: About it.'],
    ],
    [
      'no element in USFX',
      usfx('GEN', 'Some words. <v id="1"/>One<ve/><v id="2"/>Two<ve/>'),
      ['paragraph: Some words.'],
    ],
    [
      'a line in USFX',
      usfx('PSA', '<q level="1">Of David.</q><q><v id="1"/>One<ve/></q><q><v id="2"/>Two<ve/></q>'),
      ['title: Of David.'],
    ],
    [
      'a paragraph in USFX',
      usfx('GEN', '<p>Some words.</p><p><v id="1"/>One<ve/><v id="2"/>Two<ve/></p>'),
      ['paragraph: Some words.'],
    ],
    [
      'a description in USFX',
      usfx('GEN', '<p sfm="cd">The fall.</p><p><v id="1"/>One<ve/><v id="2"/>Two<ve/></p>'),
      ['introduction: The fall.'],
    ],
    [
      'a description of its own in USFX',
      usfx('GEN', '<cd>The fall.</cd><p><v id="1"/>One<ve/><v id="2"/>Two<ve/></p>'),
      ['introduction: The fall.'],
    ],
    [
      'an introduction in USFX',
      usfx('GEN', '<p sfm="ip">About it.</p><p><v id="1"/>One<ve/><v id="2"/>Two<ve/></p>'),
      ['introduction: About it.'],
    ],
    [
      'no element in OSIS',
      osis('Gen', `Some words. ${osisVerse('Gen.3.1', 'One')}${osisVerse('Gen.3.2', 'Two')}`),
      ['paragraph: Some words.'],
    ],
    [
      'a paragraph in OSIS',
      osis('Gen', `<p>Some words.</p><p>${osisVerse('Gen.3.1', 'One')}${osisVerse('Gen.3.2', 'Two')}</p>`),
      ['paragraph: Some words.'],
    ],
    [
      'a line in OSIS',
      osis(
        'Isa',
        `<lg><l level="1">A writing</l><l level="1">${osisVerse('Isa.3.1', 'One')}</l></lg>${osisVerse('Isa.3.2', 'Two')}`,
      ),
      ['line: A writing'],
    ],
    [
      'a line of a psalm in OSIS',
      osis(
        'Ps',
        `<lg><l level="1">Of David.</l><l level="1">${osisVerse('Ps.3.1', 'One')}</l></lg>${osisVerse('Ps.3.2', 'Two')}`,
      ),
      ['title: Of David.'],
    ],
    [
      'an introduction in OSIS',
      osis(
        'Gen',
        `<div type="introduction"><p>About it.</p><p>More.</p></div><p>${osisVerse('Gen.3.1', 'One')}${osisVerse('Gen.3.2', 'Two')}</p>`,
      ),
      ['introduction: About it. More.'],
    ],
    [
      'a description in OSIS',
      osis(
        'Gen',
        `<title type="x-description">The fall.</title><p>${osisVerse('Gen.3.1', 'One')}${osisVerse('Gen.3.2', 'Two')}</p>`,
      ),
      ['introduction: The fall.'],
    ],
    [
      'a prologue in Zefania',
      zefania(1, '<PROLOG>About it.</PROLOG><VERS vnumber="1">One</VERS><VERS vnumber="2">Two</VERS>'),
      ['introduction: About it.'],
    ],
    [
      'a prologue of a psalm in Zefania',
      zefania(19, '<PROLOG>Of David.</PROLOG><VERS vnumber="1">One</VERS><VERS vnumber="2">Two</VERS>'),
      ['title: Of David.'],
    ],
    [
      'a remark in Zefania',
      zefania(1, '<REMARK>About it.</REMARK><VERS vnumber="1">One</VERS><VERS vnumber="2">Two</VERS>'),
      ['introduction: About it.'],
    ],
    [
      'a caption in Zefania',
      zefania(1, '<CAPTION>A heading</CAPTION><VERS vnumber="1">One</VERS><VERS vnumber="2">Two</VERS>'),
      ['heading: A heading'],
    ],
    [
      'no element in Zefania',
      zefania(1, 'Some words.<VERS vnumber="1">One</VERS><VERS vnumber="2">Two</VERS>'),
      ['paragraph: Some words.'],
    ],
  ])('%s', async (_, text, before) => {
    expect(await chaptersOf(text)).toEqual([[...before, '1 One', '2 Two']])
  })
})
