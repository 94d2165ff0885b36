/** What comments and documents name is there: sections and rules of documents, files, folders, links. */
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { citationsIn, documents, strangersIn } from '../../support/documents/citations'
import { isDefined } from '../../support/documents/definitions'
import { exists, pathsIn } from '../../support/documents/paths'
import { hasProse, proseOf, withoutBreaks } from '../../support/documents/prose'
import { readRepositoryFile, repositoryFiles } from '../../support/documents/repository-files'

const files = repositoryFiles()
/** This test and what it is made of show names that lead nowhere. */
const read = files
  .filter((path) => hasProse(path) && !/named-documents|support\/documents/.test(path))
  .map((path) => ({ path, text: readRepositoryFile(path) }))
const markdown = Object.fromEntries(
  Object.entries(documents).map(([name, path]) => [name, readRepositoryFile(path)]),
)

const undefinedIn = (text: string) =>
  citationsIn(withoutBreaks(text))
    .filter((citation) => !isDefined(markdown[citation.document] ?? '', citation))
    .map(({ document, id }) => `${document} ${id}`)

const missingIn = (prose: string) => pathsIn(prose).filter((path) => !exists(path, files))

describe('citations', () => {
  it('are found', () => {
    expect(read.flatMap(({ text }) => citationsIn(withoutBreaks(text))).length).toBeGreaterThan(500)
  })

  it('lead to a section, a rule or words of their document', () => {
    expect(read.flatMap(({ path, text }) => undefinedIn(text).map((cited) => `${path}: ${cited}`))).toEqual(
      [],
    )
  })

  it('are of documents that are here', () => {
    expect(read.flatMap(({ text }) => strangersIn(withoutBreaks(text)))).toEqual([])
    expect(strangersIn('USERS 3.2, SYNC 3.7')).toEqual(['USERS'])
  })

  it.each([
    ['SYNC 3.7 rule 9, 3.8', ['SYNC 3.7 rule 9']],
    ['SYNC 3.4 rules\n * 1 to 30', ['SYNC 3.4 rule 30']],
    ['SECURITY S1 to S99, 5.5 "Nonsense"', ['SECURITY S99', 'SECURITY "Nonsense"']],
    ['SERVICE-WORKER rule 44', ['SERVICE-WORKER rule 44']],
    ['spec 1 §4, §12', ['spec 1 §12']],
    ['FEATURES SRCH-99', ['FEATURES SRCH-99', 'FEATURES SRCH-99']],
    ['G-99, G-7', ['PASSAGES G-99']],
    ['SYNC 3.7 rule 6, SECURITY 5.5 "Input", UX rule 4, spec 1 §2, PASSAGES B-3 to B-7', []],
  ])('would be noticed where they lead nowhere: %s', (text, expected) => {
    expect(undefinedIn(text)).toEqual(expected)
  })
})

describe('paths', () => {
  it('in comments and documents are those of files and folders', () => {
    expect(
      read.flatMap(({ path, text }) =>
        missingIn(proseOf(path, text)).map((missing) => `${path}: ${missing}`),
      ),
    ).toEqual([])
  })

  it('in links of documents lead to files', () => {
    const links = read
      .filter(({ path }) => path.endsWith('.md') && !path.startsWith('server/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => join(dirname(path), link)),
      )
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !files.includes(link))).toEqual([])
  })

  it('would be noticed where they lead nowhere', () => {
    const named =
      '`nowhere/` core/nowhere.ts docs/passages.md core/scripture/nowhere limits.ts `passages/` dist/index.html'
    expect(missingIn(named)).toEqual(['core/nowhere.ts', 'core/scripture/nowhere', 'nowhere/'])
  })
})

describe('ARCHITECTURE.md', () => {
  const text = readRepositoryFile('ARCHITECTURE.md')

  it('is read in five minutes', () => expect(text.split(/\s+/).length).toBeLessThanOrEqual(1_500))

  it('has lines that fit a screen', () => {
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([])
  })
})
