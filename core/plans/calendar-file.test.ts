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
    'Lectern',
    title,
    [{ uid: 'a', day: '2026-01-02', title, text: title, url: 'https://a.example/' }],
    0,
  )
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
  expect(lines.filter((line) => line.startsWith('BEGIN:VALARM'))).toEqual([])
  expect(lines).toContain('SUMMARY:One\\nBEGIN:VALARM')
})

it('lines are folded behind 75 octets at most, between characters, and say the same unfolded', () => {
  const text = `${'Ä'.repeat(40)} ${'x'.repeat(74)} ${'\u{1F54A}'.repeat(30)} ${'שלום '.repeat(30)}`
  const file = calendarFile('Lectern', text, [], 0)
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`X-WR-CALNAME:${text}\r\n`)
})

it('a control character is left out', () => {
  expect(calendarFile('Lectern', 'a\0b\u001bc', [], 0)).toContain('X-WR-CALNAME:abc\r\n')
})

it('says which product wrote it', () => {
  expect(calendarFile('Lectern', 'a', [], 0)).toContain('PRODID:-//Lectern//Reading plan//EN\r\n')
})
