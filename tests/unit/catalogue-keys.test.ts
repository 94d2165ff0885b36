/** Every key a source names is in the catalogue, and every key of the catalogue is named: by the page, the server or a drawn chapter. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtKeys, keysOf, variableGroups } from '../support/catalogue/built-keys'
import { writtenKeys } from '../support/catalogue/written-keys'

const root = join(import.meta.dirname, '..', '..')
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(root, folder, file), 'utf8') }))

/** Without the endings of plurals. */
const catalogue = new Set(
  readdirSync(join(root, 'core/languages/de'))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(root, 'core/languages/de', file), 'utf8'))).map(
        (key) => `${file.replace('.json', '')}:${key.replace(/_(zero|one|two|few|many|other)$/, '')}`,
      ),
    ),
)
const written = sources('src').flatMap(({ file, text }) =>
  writtenKeys(file, text, variableGroups[file]).map((key) => ({ ...key, file })),
)
const isPattern = (key: string) => key.includes('*')

describe('the keys of texts', () => {
  it('are found in the sources of the page', () => {
    expect(written.length).toBeGreaterThan(400)
    const page =
      "export const A = () => { const { t } = useTranslation('menu'); return t(x ? 'a' : `b-${c}`) }"
    expect(writtenKeys('a.tsx', page).map(({ key }) => key)).toEqual(['menu:a', 'menu:b-*'])
  })

  it('all are in the catalogue', () => {
    const named = written.filter(({ key }) => !isPattern(key))
    // A translator that was handed on may have any group of its file.
    const known = named.filter(({ key, file, source }) => isKnown(key) || hasOther(file, source))
    expect(named.filter((one) => !known.includes(one))).toEqual([])
  })

  it('that are built at run time are closed sets, each listed', () => {
    const patterns = written.filter(({ key }) => isPattern(key))
    expect(patterns.filter(({ key }) => keysOf(key) === undefined)).toEqual([])
    expect(
      Object.keys(builtKeys)
        .flatMap((pattern) => keysOf(pattern) ?? [])
        .filter((key) => !isKnown(key)),
    ).toEqual([])
  })

  it('of the catalogue all are used', () => {
    const used = new Set([
      ...written.map(({ key }) => key),
      ...Object.keys(builtKeys).flatMap((pattern) => keysOf(pattern) ?? []),
      ...keysOfServer(),
      ...wordsOfChapters(),
    ])
    expect([...catalogue].filter((key) => !used.has(key))).toEqual([])
  })
})

const isKnown = (key: string) => catalogue.has(key)

function hasOther(file: string, source: string): boolean {
  return written.some((one) => one.file === file && one.source === source && isKnown(one.key))
}

/** `say('heads:picture')` in pages of the server, notices of the shell, the letters of members. */
function keysOfServer(): string[] {
  const literals = [...sources('server'), ...sources('core/shell')].flatMap(({ text }) =>
    [...text.matchAll(/'([a-z]+:[\w-]+)'/g)].map(([, key]) => key ?? ''),
  )
  const letters = readFileSync(join(root, 'server/accounts/mail/member-mails.ts'), 'utf8')
  const kinds = /mailPages = \{([^}]*)\}/.exec(letters)?.[1]?.match(/\w+(?=:)/g) ?? []
  const mails = kinds.flatMap((kind) => [`mail:${kind}Subject`, `mail:${kind}Text`])
  const articles = [
    'help:missingOperator',
    'help:missingEmail',
    'help:outsideSearch',
    'help:outsideChat',
    ...helpItems().map((id) => `help:item-${id}`),
  ]
  const notices = ['heads:noScript', 'heads:outdated']
  return [...literals, ...mails, 'mail:greeting', 'mail:farewell', ...notices, ...articles]
}

/** `say(words, 'footnote')`, `words.footnote`: the compiler knows these keys (core/scripture/text/words.ts). */
function wordsOfChapters(): string[] {
  const folders = ['core/scripture', 'src/features/reading', 'server/pages']
  return folders
    .flatMap(sources)
    .flatMap(({ text }) =>
      [...text.matchAll(/\bwords\.(\w+)|\bsay\(\s*[\w.]+,\s*'(\w+)'/g)].map(
        ([, property, argument]) => `scripture:${property ?? argument ?? ''}`,
      ),
    )
}

/** Numbers of the help articles: names stand in the catalogue where a language has no article of its own (server/articles). */
function helpItems(): string[] {
  return readdirSync(join(root, 'server/articles/texts/de/help'), {
    recursive: true,
    encoding: 'utf8',
  }).flatMap((file) => /(\d+)-[^/]*\.md$/.exec(file)?.[1] ?? [])
}
