/** Whoever is told which formats of editions can be read is told all of them: in messages, help and the README. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatNames } from '#core/contract/editions/formats'
import { locales } from '#core/contract/locales'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const message = (locale: string, group: string, key: string) =>
  String(JSON.parse(read(`core/languages/${locale}/${group}.json`))[key])

const texts: [string, string][] = [
  ...locales.flatMap((locale): [string, string][] => [
    [`${locale} errors:file-format`, message(locale, 'errors', 'file-format')],
    [`${locale} library:importHint`, message(locale, 'library', 'importHint')],
  ]),
  ...['README.md', ...['de', 'en'].flatMap(articles)].map((path): [string, string] => [path, read(path)]),
]

function articles(locale: string): string[] {
  const folder = `server/articles/texts/${locale}`
  return [`${folder}/help/device/12-own-files.md`, `${folder}/partner.md`]
}

it.each(texts)('%s names every format', (_, text) => {
  expect(formatNames.filter((name) => !text.includes(name))).toEqual([])
})
