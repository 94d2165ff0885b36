import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldMarks, type NoteText, openNoteMark } from './note-text'

it('marks what is added while it is open', () => {
  const note: NoteText = { text: 'Or ', marks: [] }
  const close = openNoteMark(note, 'italic')
  note.text += 'me'
  close()
  openNoteMark(note, 'name')()
  expect(note.marks).toEqual([{ type: 'italic', from: 3, to: 5 }])
})

it('keeps marks on their words whatever becomes of the white space', () => {
  const character = fc.constantFrom(' ', '\n', '\u00a0', 'a', 'ü', '*', '\u{1f54a}', '\u05d1')
  const text = fc.string({ unit: character, maxLength: 20 })
  fc.assert(
    fc.property(text, text, text, (before, inside, after) => {
      const whole = before + inside + after
      const folded = whole.replace(/\s+/g, ' ').trim()
      const mark = { type: 'italic' as const, from: before.length, to: before.length + inside.length }
      const words = foldMarks([mark], whole, folded).map(({ from, to }) => folded.slice(from, to))
      const expected = inside.replace(/\s+/g, ' ').trim()
      expect(words).toEqual(expected === '' ? [] : [expected])
    }),
  )
})
