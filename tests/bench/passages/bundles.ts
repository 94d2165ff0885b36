/** The two parsers bundled and minified as the app is, in a folder for temporary files. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { type Locale, locales } from '../../../core/contract/locales'
import { projectRoot } from '../../support/servers/app-server'

export interface Bundles {
  /** Path of a bundle: `engine`, `facts` (codes and chapters of the books), `other`, `empty`, or a locale with `-engine` or `-other` behind it for its language pack; `first-engine` and `first-other` are all that German takes. */
  path(name: string): string
  close(): void
}

const scripture = join(projectRoot, 'core', 'scripture')
const passages = join(scripture, 'passages')
const suggestions = join(scripture, 'suggestions')
const names = join(scripture, 'names')

/** What reading, writing, suggesting and running passages needs without the names of a language. */
const engine = {
  parsePassage: join(passages, 'parse-passage.ts'),
  extractPassages: join(passages, 'extract-passages.ts'),
  formatPassage: join(passages, 'format-passage.ts'),
  buildNameIndex: join(passages, 'naming', 'name-index.ts'),
  suggest: join(suggestions, 'suggest.ts'),
}

const engineCode = Object.entries(engine)
  .map(([name, file]) => `export { ${name} } from ${JSON.stringify(file)}`)
  .join('\n')

/** What every language shares and the engine is given. */
const facts = [
  `export { books } from ${JSON.stringify(join(scripture, 'books.ts'))}`,
  `export { openVerseTable } from ${JSON.stringify(join(passages, 'verse-table.ts'))}`,
].join('\n')

const other = "export * from 'bible-passage-reference-parser/esm/bcv_parser.js'"

export async function bundleParsers(): Promise<Bundles> {
  const directory = mkdtempSync(join(tmpdir(), 'passages-'))
  const entries: Record<string, string> = {
    engine: engineCode,
    facts,
    empty: '',
    other,
  }
  for (const locale of locales) {
    entries[`${locale}-engine`] = packCode(locale)
    entries[`${locale}-other`] = `export * from ${JSON.stringify(otherPack(locale))}`
  }
  entries['first-engine'] = [engineCode, facts, packCode('de')].join('\n')
  entries['first-other'] = `${other}\nexport * as pack from ${JSON.stringify(otherPack('de'))}`
  for (const [name, code] of Object.entries(entries)) await bundle(directory, name, code)
  return {
    path: (name) => join(directory, `${name}.mjs`),
    close: () => rmSync(directory, { recursive: true, force: true }),
  }
}

const packCode = (locale: Locale) =>
  `export { ${locale} as pack } from ${JSON.stringify(join(names, `${locale}.ts`))}`

const otherPack = (locale: Locale) => `bible-passage-reference-parser/esm/lang/${locale}.js`

const given = /\/(books|name-pack)$/

/** Our packs carry along how a pack is expanded, about 0.6 kB that an app has once. */
async function bundle(directory: string, name: string, code: string): Promise<void> {
  const id = 'virtual:entry'
  await build({
    configFile: false,
    publicDir: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        // Facts and packs are given to the engine; they have bundles of their own.
        resolveId: (source) =>
          source === id
            ? `\0${id}`
            : name === 'engine' && given.test(source)
              ? { id: source, external: true }
              : undefined,
        load: (source) => (source === `\0${id}` ? code : undefined),
      },
    ],
    build: {
      target: 'es2023',
      outDir: directory,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: id },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
}
