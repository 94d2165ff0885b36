import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file'

it.each([
  ['line separator', '\u2028'],
  ['paragraph separator', '\u2029'],
  ['next line', '\u0085'],
  ['lone carriage return', '\r'],
  ['line feed', '\n'],
  ['both', '\r\n'],
  ['vertical tab', '\v'],
  ['form feed', '\f'],
])('a %s in a title begins no line of the file', (_, sign) => {
  const title = `One${sign}BEGIN:VALARM`
  const text = calendarFile(
    title,
    [{ uid: 'a', day: '2026-01-02', title, text: title, url: 'https://a.example/' }],
    0,
  )
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
  expect(lines.filter((line) => line.startsWith('BEGIN:VALARM'))).toEqual([])
  expect(lines).toContain('SUMMARY:One\\nBEGIN:VALARM')
})

it('a control character is left out', () => {
  expect(calendarFile('a\0b\u001bc', [], 0)).toContain('X-WR-CALNAME:abc\r\n')
})
