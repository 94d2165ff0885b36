/**
 * A language of the interface is a folder of core/languages and a line in the tables beside it. Whatever else knows the
 * languages would be wrong for a new one, and nobody would notice: docs/walk-throughs.md, "A tenth interface language".
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Locale, locales, scriptOf } from '#core/contract/locales'
import { languageFacts } from '#core/languages/facts'
import { questionWords } from '#core/languages/questions'
import { loadNames } from '#core/scripture/names/load-names'
import { repositoryFiles } from '../support/documents/repository-files'

const program = repositoryFiles().filter(
  (path) =>
    /^(?:core|db|public|scripts|server|src|sw|worker)\/|^[^/]+\.(?:ts|html)$/.test(path) &&
    !/^core\/languages\/|\.test\.tsx?$|\/testing\//.test(path),
)
const sources = program.filter((path) => /\.(?:ts|tsx|js|mjs|html)$/.test(path))
const styles = program.filter((path) => path.endsWith('.css'))

/** Languages that a file names as texts, as keys, as files or in tests of a word. */
function named(text: string): Locale[] {
  return locales.filter((one) =>
    new RegExp(`['"\`/]${one}['"\`.]|(?<![\\p{L}.])${one}: |[|(:]${one}[|)]`, 'u').test(text),
  )
}

/** More than a file has that knows English and German, which everything falls back to. */
const several = 4

it('are listed in few places beside their folder', () => {
  const listing = sources.filter((path) => named(readFileSync(path, 'utf8')).length >= several).sort()
  expect(listing).toEqual([
    // Endings of addresses.
    'core/assistant/checking/form/form-fault.ts',
    'core/contract/locales.ts',
    // The compiler completes it.
    'core/finder/bundled-finder.ts',
    // Titles of known editions.
    'core/known-works/known-editions.ts',
    // These are languages of voices, texts and editions, whatever the interface is in.
    'core/reading-aloud/choose-voice.ts',
    'core/scripture/editions/metadata/detect-language.ts',
    'server/library/command/catalogue.ts',
  ])
})

it('would be found in a table, a list and a pattern', () => {
  expect(named("{ de: 'a', ar: 'b' } ['fa', 'he'] /^(?:it|pt)/ import('./es.json')")).toEqual([
    'de',
    'es',
    'pt',
    'it',
    'ar',
    'fa',
    'he',
  ])
})

it('are not told apart by their code', () => {
  const comparison = new RegExp(`\\w+ [!=]== '(?:${locales.join('|')})'`, 'g')
  const telling = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(comparison)].map(([found]) => `${path}: ${found}`),
  )
  expect(telling).toEqual([
    // Modules in many languages call the books in German.
    "core/scripture/editions/metadata/name-languages.ts: locale === 'de'",
  ])
})

it('are told from each other where they share a script', () => {
  const untold = locales.filter((one) => {
    const { frequent, telling } = questionWords[one]
    const isAlone = locales.every((other) => other === one || scriptOf(other) !== scriptOf(one))
    return !isAlone && (scriptOf(one) === 'Latn' ? frequent === '' : !telling)
  })
  expect(untold).toEqual([])
})

/** Rules of a style sheet that are for some of the languages in a script, and not for all. */
function incomplete(css: string): string[] {
  return [...css.matchAll(/[^{}]*:lang\([^{}]*(?=\{)/g)].flatMap(([selector]) => {
    const having = [...selector.matchAll(/:lang\((\w+)\)/g)].map(([, code = '']) => code)
    const scripts = new Set(having.map(scriptOf))
    return locales
      .filter((one) => scripts.has(scriptOf(one)) && !having.includes(one))
      .map((one) => `${selector.trim()} lacks ${one}`)
  })
}

it('have every style that another language in their script has', () => {
  expect(styles.flatMap((path) => incomplete(readFileSync(path, 'utf8')))).toEqual([])
  expect(incomplete('.a:lang(ar) { top: 0 } .b:is(:lang(ar), :lang(fa)) { top: 0 }')).toEqual([
    '.a:lang(ar) lacks fa',
  ])
})

it('each have a folder, and no other folder is there', () => {
  const folders = readdirSync('core/languages', { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...locales].sort())
  const filesOf = (locale: string) =>
    readdirSync(`core/languages/${locale}`, { encoding: 'utf8', recursive: true }).sort()
  const shared = filesOf('en')
  for (const locale of locales) expect(filesOf(locale), locale).toEqual(expect.arrayContaining(shared))
})

it('have words of their own: a copied folder is not finished', async () => {
  // A group of a few words may be the same in two languages.
  const groups = readdirSync('core/languages/en').filter(
    (name) => name.endsWith('.json') && readFileSync(`core/languages/en/${name}`).length > 400,
  )
  const own = async (locale: Locale) => [
    languageFacts[locale].name,
    questionWords[locale].answerIn,
    questionWords[locale].asking,
    JSON.stringify((await loadNames(locale)).names),
    ...groups.map((group) => readFileSync(`core/languages/${locale}/${group}`, 'utf8')),
    ...['finder.ts', 'other-words.ts', 'passwords.ts', 'care/learnt.json'].map((file) =>
      readFileSync(`core/languages/${locale}/${file}`, 'utf8').replace(/^\/\*\*.*$/m, ''),
    ),
    readFileSync(`core/finder/names/${locale}.json`, 'utf8'),
  ]
  const [first = [], ...others] = await Promise.all(locales.map(own))
  for (const [at, text] of first.entries())
    expect(new Set([text, ...others.map((texts) => texts[at])]).size, text.slice(0, 80)).toBe(locales.length)
})
