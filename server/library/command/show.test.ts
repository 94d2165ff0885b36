import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#core/errors'
import { failureText, linesOn, progressOn, tableOf } from './show'

it('says in which file and line something failed', () => {
  const error = new AppError(
    'file-damaged',
    { file: 'gen.xml', line: 12 },
    { message: 'The element verse is not closed' },
  )
  expect(failureText(error)).toBe('gen.xml:12: The element verse is not closed')
  expect(failureText(new AppError('abbreviation-taken', { abbreviation: 'LUT' }))).toBe(
    'The abbreviation is taken; give another one with --abbreviation (abbreviation LUT)',
  )
  expect(failureText(new AppError('file-format', { file: 'a.zip', recognised: 'zip' }))).toBe(
    'a.zip: It is a zip in another archive; unpack that first',
  )
  const shape = z.object({ kind: z.string(), text: z.object({ head: z.string() }) }).safeParse({ text: {} })
  expect(failureText(shape.error)).toBe('A JSON file in it has another form than is read: kind, text.head')
  expect(failureText(new SyntaxError('Unexpected token'))).toBe('A JSON file in it is damaged or incomplete')
  expect(failureText(new Error('disk full'))).toBe('disk full')
})

it('aligns columns', () => {
  expect(
    tableOf([
      ['abbr', 'name'],
      ['LUT12', 'Luther'],
    ]),
  ).toBe('abbr   name\nLUT12  Luther')
})

it('shows progress on a terminal only', () => {
  const written = (isTTY: boolean) => {
    const output = Object.assign(new PassThrough(), { isTTY })
    const progress = progressOn(output)
    progress.show('Reading', 0.5)
    progress.end()
    return String(output.read() ?? '')
  }
  expect(written(true)).toContain('███████████████░░░░░░░░░░░░░░░ 50 %')
  expect(written(false)).toBe('')
})

it('writes a line for every quarter of a step where a log is read', () => {
  const output = new PassThrough()
  const progress = linesOn(output)
  for (const share of [0, 0.1, 0.2, 0.3, 1]) progress.show('Learning', share)
  progress.show('Reading', undefined)
  progress.end()
  expect(String(output.read())).toBe('Learning 0 %\nLearning 25 %\nLearning 100 %\nReading\n')
})
