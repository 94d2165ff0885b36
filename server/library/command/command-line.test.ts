import { expect, it } from 'vitest'
import { readCommand, UsageError } from './command-line'

it('reads an addition with everything the operator decides', () => {
  const args =
    'add web.zip --abbreviation WEB --name World --locale en --numbering eng --licence PD --attribution me --year 2013 --json'
  expect(readCommand(args.split(' '))).toEqual({
    kind: 'add',
    sources: ['web.zip'],
    abbreviation: 'WEB',
    isSeparate: false,
    choices: { name: 'World', locale: 'en', numbering: 'eng', licence: 'PD', attribution: 'me', year: 2013 },
    isJson: true,
    learns: 'later',
  })
})

it('takes an encoding that can be read, and refuses others', () => {
  expect(readCommand(['add', 'a.usfm', '--encoding', 'koi8-r'])).toMatchObject({
    choices: { encoding: 'koi8-r' },
  })
  expect(() => readCommand(['add', 'a.usfm', '--encoding', 'nonsense'])).toThrow(UsageError)
})

it('reads the short commands', () => {
  expect(readCommand(['add', 'a.zip', '--as', 'LUT'])).toMatchObject({
    abbreviation: 'LUT',
    isSeparate: true,
  })
  expect(readCommand(['list', '--json'])).toEqual({ kind: 'list', isJson: true })
  expect(readCommand(['catalogue'])).toEqual({ kind: 'catalogue', isJson: false })
  expect(readCommand(['remove', 'LUT'])).toEqual({ kind: 'remove', abbreviation: 'LUT', learns: 'later' })
  expect(readCommand(['update', 'LUT', 'new.zip'])).toMatchObject({
    kind: 'update',
    abbreviation: 'LUT',
    source: 'new.zip',
    choices: {},
  })
  expect(readCommand(['train'])).toEqual({ kind: 'train', isJson: false, isDue: false, learnsWords: true })
  expect(readCommand(['train', '--no-words'])).toMatchObject({ learnsWords: false })
  expect(readCommand(['train', '--due'])).toMatchObject({ isDue: true })
  expect(readCommand(['remove', 'LUT', '--no-train'])).toMatchObject({ learns: 'never' })
  expect(readCommand(['add', 'a.zip', 'WEB', '--train'])).toMatchObject({
    sources: ['a.zip', 'WEB'],
    learns: 'now',
  })
  expect(readCommand(['audio', 'LUT', 'recorded'])).toEqual({
    kind: 'audio',
    abbreviation: 'LUT',
    folder: 'recorded',
    isJson: false,
  })
  expect(readCommand([])).toEqual({ kind: 'help' })
  expect(readCommand(['--help'])).toEqual({ kind: 'help' })
})

it.each([
  ['destroy', 'There is no command destroy'],
  ['add', 'add takes 1 argument, not 0'],
  ['add a b --as X', '--as is for one source'],
  ['add a b --name X', '--name is for one source'],
  ['add a --train --no-train', 'contradict'],
  ['update LUT', 'update takes 2 arguments, not 1'],
  ['update LUT a --abbreviation X', 'keeps the abbreviation'],
  ['update LUT a --as X', 'keeps the abbreviation'],
  ['add a --as X --abbreviation Y', 'both name'],
  ['list now', 'list takes 0 arguments'],
  ['audio LUT', 'audio takes 2 arguments, not 1'],
  ['train LUT', 'train takes 0 arguments'],
  ['add a --numbering german', '--numbering german'],
  ['add a --locale deutsch', '--locale deutsch'],
  ['add a --year MCMXII', '--year MCMXII'],
  ['add a --colour red', '--colour'],
  ['add a --name', '--name'],
])('says what is wrong with: %s', (line, message) => {
  const read = () => readCommand(line.split(' '))
  expect(read).toThrow(UsageError)
  expect(read).toThrow(message)
})
