import { expect, it } from 'vitest'
import { offeredEditions } from './offered-editions'

const known = ['ELB de', 'MENG de-DE', 'BSB en', 'TR grc', 'JUD my'].map((words) => {
  const [abbreviation = '', locale = ''] = words.split(' ')
  return { abbreviation, summary: { locale } }
})

it.each([
  ['of the language of the reader', ['BSB'], ['de'], ['ELB', 'MENG']],
  ['of the language that was searched', ['ELB'], ['en'], ['MENG', 'BSB']],
  ['none of a language nobody asked for', ['ELB', 'MENG'], ['de'], []],
])('offered are those %s', (_, searched, languages, offered) => {
  expect(offeredEditions(known, searched, languages).map(({ abbreviation }) => abbreviation)).toEqual(offered)
})
