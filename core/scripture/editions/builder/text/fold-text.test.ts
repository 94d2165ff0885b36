import { describe, expect, it } from 'vitest'
import { addFootnote, addReferences } from '../inline-calls'
import { addBlock } from './draft-blocks'
import { closeMark, openMark } from './draft-marks'
import { finishDraft } from './finish-draft'
import { addText, foldText } from './fold-text'
import { type InlineDraft, newDraft } from './inline-draft'

/** Builds from pieces: text, `[note]`, `<x>` for a reference, `|` for a new line, `{` and `}` around words of Jesus. */
function build(source: string) {
  const draft = newDraft()
  for (const piece of source.match(/\[[^\]]*\]|<x>|[|{}]|[^[<|{}]+/g) ?? []) add(draft, piece)
  return { ...finishDraft(draft), left: draft.pending }
}

function add(draft: InlineDraft, piece: string): void {
  if (piece.startsWith('[')) addFootnote(draft, piece.slice(1, -1))
  else if (piece === '<x>') addReferences(draft, [{ canonical: 1_001_001, content: 'x' }])
  else if (piece === '|') addBlock(draft, { type: 'line', level: 1 })
  else if (piece === '{') openMark(draft, 'jesus')
  else if (piece === '}') closeMark(draft, 'jesus')
  else addText(draft, piece)
}

describe('white space', () => {
  it.each([
    ['  In the\n  beginning \t God ', 'In the beginning God'],
    ['one\r\ntwo\u2028three', 'one two three'],
    ['no\u00a0break\u00a0 here', 'no\u00a0break\u00a0 here'],
    ['\u200ckept\u200c \u3000also', '\u200ckept\u200c \u3000also'],
    [' \n ', ''],
  ])('folds %j', (source, content) => {
    expect(build(source).content).toBe(content)
    expect(foldText(source)).toBe(content)
  })

  it('folds over calls as within one', () => {
    const draft = newDraft()
    for (const piece of ['In ', ' the', ' ', ' beginning', ' ']) addText(draft, piece)
    expect(finishDraft(draft).content).toBe('In the beginning')
  })

  it('does not reorder or compose characters', () => {
    expect(build('e\u0301 \u05d1\u05bc\u05b0').content).toBe('e\u0301 \u05d1\u05bc\u05b0')
  })

  it.each([
    ['起初|神創造', '起初神創造'],
    ['𠀀|𠀁', '𠀀𠀁'],
    ['起初\n|神', '起初神'],
    ['起初\n神', '起初 神'],
    ['God|神', 'God 神'],
    ['ขึ้น|ใหม่', 'ขึ้น ใหม่'],
  ])('adds no space where a block of %j starts between Chinese characters', (source, content) => {
    expect(build(source).content).toBe(content)
  })
})

describe('blocks', () => {
  it('keeps words at a border apart and points at the first character after it', () => {
    const { content, blocks } = build('one|two|  three')
    expect(content).toBe('one two three')
    expect(blocks.map((block) => block.offset)).toEqual([4, 8])
  })

  it('adds no space before punctuation that starts a block', () => {
    expect(build('one|, two').content).toBe('one, two')
    expect(build('one\n, two').content).toBe('one , two')
  })

  it('forgets a block that gets no text and hands back one at the end', () => {
    const { blocks, left } = build('one||two|')
    expect(blocks).toEqual([{ type: 'line', level: 1, offset: 4 }])
    expect(left).toEqual([{ type: 'line', level: 1 }])
  })
})

describe('notes', () => {
  it.each([
    ['God[n] said', 'God* said'],
    ['God [n] said', 'God* said'],
    ['God [n]said', 'God *said'],
    ['God[n]said', 'God*said'],
    ['[n] God', '*God'],
    [' [n]God', '*God'],
    ['God. [n] ', 'God.*'],
    ['God [a] [b] said', 'God** said'],
    ['one|[n] two', 'one *two'],
    ['one [n]|two', 'one* two'],
    ['one |[n]', 'one*'],
    ['one|[n]|two', 'one* two'],
    ['[n]', '*'],
    ['[  ]God', 'God'],
  ])('puts the mark of %j at its word', (source, content) => {
    const built = build(source)
    expect(built.content).toBe(content)
    for (const { position } of built.footnotes) expect(content[position]).toBe('*')
    expect(content.replaceAll('*', '')).toBe(foldText(content.replaceAll('*', '')))
  })

  it('keeps the block before a note that opens it', () => {
    expect(build('one|[n] two').blocks[0]?.offset).toBe(4)
  })

  it('gives cross references a place and no mark in the text', () => {
    const { content, references } = build('God <x> said')
    expect(content).toBe('God said')
    expect(references[0]?.position).toBe(3)
  })
})

describe('marks', () => {
  it.each([
    ['He said, { Come }now', ['Come']],
    ['{Come}{ to me}', ['Come to me']],
    ['{Come}, {all}', ['Come', 'all']],
    ['{Come[n]} {all}', ['Come* all']],
    ['{Come|to me}', ['Come to me']],
    ['{ }nothing', []],
    ['{never closed ', ['never closed']],
    ['}stray', []],
  ])('of %j cover the words alone', (source, covered) => {
    const { content, marks } = build(source)
    expect(marks.map(({ from, to }) => content.slice(from, to))).toEqual(covered)
  })
})
