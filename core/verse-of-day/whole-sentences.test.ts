import { describe, expect, it } from 'vitest'
import { canonicalOf, placeOf } from '../canonical'
import type { Block, Chapter } from '../contract/editions/chapter'
import { maxDayLetters } from '../limits'
import { isWhole, wholeSentences } from './whole-sentences'

const at = (verse?: number) => canonicalOf(45, 5, verse)

function chapterOf(texts: readonly string[], blocks: Block[] = []): Chapter {
  return { canonical: at(), verses: texts.map((content, index) => ({ verse: index + 1, content })), blocks }
}

/** First and last verse that are quoted. */
function grown(texts: readonly string[], first: number, last: number, locale = 'en', blocks: Block[] = []) {
  const place = { chapter: at(), from: at(first), to: at(last) }
  const { from, to } = wholeSentences(chapterOf(texts, blocks), place, locale)
  return [placeOf(from).verse, placeOf(to).verse]
}

describe('the verse of the day', () => {
  it('stays where it is whole sentences', () => {
    expect(grown(['One,', 'Two is “whole.”', 'three.'], 2, 2)).toEqual([2, 2])
    expect(grown(['One,', '“Is it?”', 'three.'], 2, 2)).toEqual([2, 2])
  })

  it('takes the verses before that begin its sentence, and those after that end it', () => {
    expect(grown(['One.', 'Two,', 'and three;', 'and four.', 'Five.'], 3, 3)).toEqual([2, 4])
    expect(grown(['One.', 'Two;', 'three.'], 2, 2)).toEqual([2, 3])
    expect(grown(['One,', 'two.'], 2, 2)).toEqual([1, 2])
  })

  it('is the part of it that is whole where the rest has no end', () => {
    const endless = Array.from({ length: 9 }, () => 'and so on,')
    expect(grown(['One.', 'two,', ...endless], 1, 2)).toEqual([1, 1])
  })

  it('mends one end where the other cannot be had, and else stays', () => {
    const endless = Array.from({ length: 9 }, () => 'and so on,')
    expect(grown(['One,', 'two,', ...endless], 2, 2)).toEqual([1, 2])
    expect(grown(endless, 4, 5)).toEqual([4, 5])
    expect(grown(['One.', 'two;', `${'x'.repeat(maxDayLetters)}.`], 2, 2)).toEqual([1, 2])
  })

  it('joins nothing over a heading and no title of a psalm', () => {
    const heading: Block = { type: 'heading', level: 2, verse: 3, offset: 0, content: 'Next' }
    expect(grown(['One.', 'Two;', 'three.'], 2, 2, 'en', [heading])).toEqual([2, 2])
    const title: Block = { type: 'title', verse: 1, offset: 0 }
    expect(grown(['A psalm', 'the Lord hears.'], 2, 2, 'en', [title])).toEqual([2, 2])
  })

  it.each([
    ['ar', ['واحد.', 'اثنان،', 'ثلاثة؟', 'أربعة.'], [2, 3]],
    ['he', ['אחד׃', 'שתים,', 'שלוש׃ פ'], [2, 3]],
    ['zh-Hant', ['一。', '二，', '三。”'], [2, 3]],
    ['grc', ['Ἕν.', 'Δύο,', 'τρία;'], [2, 3]],
    ['my', ['တစ်။', 'နှစ်၊', 'သုံး။'], [2, 3]],
  ] as const)('goes by the ends of sentences in %s', (locale, texts, expected) => {
    expect(grown(texts, 3, 3, locale)).toEqual(expected)
    expect(grown(texts, 1, 1, locale)).toEqual([1, 1])
  })

  it('ends before a dash that only parts it from the next sentence', () => {
    expect(grown(['One. –', 'Two. –', 'Three. –'], 2, 2)).toEqual([2, 2])
    expect(grown(['One.', 'Two –', 'and three.'], 2, 2)).toEqual([2, 3])
  })

  it('is known to be a part where nothing makes it whole', () => {
    const whole = (texts: readonly string[]) =>
      isWhole(chapterOf(texts), { chapter: at(), from: at(2), to: at(2) }, 'en')
    expect(whole(['One.', 'Two.'])).toBe(true)
    expect(whole(['One,', 'two.'])).toBe(false)
    expect(whole(['One.', 'Two;'])).toBe(false)
  })

  it('is left alone in editions that end verses without a sign', () => {
    expect(grown(['واحد', 'اثنان', 'ثلاثة', 'أربعة'], 2, 2, 'ar')).toEqual([2, 2])
  })
})
