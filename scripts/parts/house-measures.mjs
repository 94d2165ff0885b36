/** Measures of how the code is kept; pure, over the files of one revision. scripts/house.mjs prints them. */
import { dirname } from 'node:path'

const isCode = (path) => /\.(ts|tsx|mjs|js|css)$/.test(path)
const isScript = (path) => /\.(ts|tsx)$/.test(path)
const isTest = (path) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
const isUnitTest = (path) => /^src\/.*\.test\.tsx?$/.test(path)
const linesOf = (text) => text.split('\n').length - 1
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0)

/** Runs of equal lines shorter than this are no duplicate. */
const sharedLines = 6
/** A run in more places than this is an idiom, such as a list of imports. */
const mostPlaces = 8

/**
 * Rows of the table. Each takes all files of a revision as a map from path to text and returns a number;
 * `goal` is the target. `docs` is `{ citationsIn, proseOf, documents, importsOf, mutualFolders, foldersInCircles }` of tests/support/documents.
 */
export const measures = {
  'files of code': { of: (files) => codeOf(files).length },
  'lines of code': { of: (files) => sum(codeOf(files).map(([, text]) => linesOf(text))) },
  'lines of tests': { of: (files) => sum(testsOf(files).map(([, text]) => linesOf(text))) },
  'folders above 20 files': { goal: '0', of: (files) => crowdedFolders(files).length },
  'files of src that schedule around paints': { goal: '<= 12', of: (files) => pacedFiles(files).length },
  'module-level let in src': {
    goal: '<= 12',
    of: (files) => sum(sourcesOf(files).map(([, text]) => text.match(/^(?:export )?let /gm)?.length ?? 0)),
  },
  'exports with doc, %': { goal: '>= 75', of: documentedShare },
  'lines of unit test per line in src': {
    goal: '>= 0.25',
    of: (files) => {
      const tests = [...files].filter(([path]) => isUnitTest(path))
      const sources = sourcesOf(files)
      return round(
        sum(tests.map(([, text]) => linesOf(text))) / sum(sources.map(([, text]) => linesOf(text))),
      )
    },
  },
  'words of ARCHITECTURE.md': {
    goal: '<= 1,500',
    of: (files) => (files.get('ARCHITECTURE.md') ?? '').split(/\s+/).filter(Boolean).length,
  },
  'citations of absent documents': { goal: '0', of: absentCitations },
  'pairs of folders that import each other': {
    goal: '0',
    of: (files, { mutualFolders }) => mutualFolders(scriptsOf(files)).length,
  },
  'circles of folders': {
    goal: '0',
    of: (files, { foldersInCircles }) => foldersInCircles(scriptsOf(files)).length,
  },
  'files below 30 lines with one importer': {
    goal: '<= 40',
    of: (files, { importsOf, lateImport }) =>
      smallFiles(files, importsOf(scriptsOf(files)), importsOf(scriptsOf(files), lateImport)).length,
  },
  'effects with a guard of their own': { goal: '1', of: (files) => guardedEffects(files).length },
  'files of src that ask navigator.onLine': {
    goal: '1',
    of: (files) => sourcesOf(files).filter(([, text]) => text.includes('navigator.onLine')).length,
  },
  'comments that begin with a relative clause': { goal: '0', of: relativeClauses },
  'pairs of places with six equal lines': { goal: '<= 20', of: (files) => equalPairs(files).length },
}

/** The modules, without tests. */
export const scriptsOf = (files) => new Map(codeOf(files).filter(([path]) => isScript(path)))
const codeOf = (files) => [...files].filter(([path]) => isCode(path) && !isTest(path))
const testsOf = (files) => [...files].filter(([path]) => isCode(path) && isTest(path))
const sourcesOf = (files) => [...files].filter(([path]) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
const round = (number) => Math.round(number * 100) / 100

/** Files that could stand in the one file that needs them: without a test of their own, not loaded late, no table of one language. */
function smallFiles(files, imports, late) {
  const importers = new Map()
  for (const [path, targets] of imports)
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(path))
  const kept = new Set(late.flatMap(([, targets]) => targets))
  const isTested = (path) => ['', 'x'].some((end) => files.has(path.replace(/\.tsx?$/, `.test.ts${end}`)))
  return [...importers].filter(
    ([path, by]) =>
      by.size === 1 &&
      linesOf(files.get(path) ?? '') < 30 &&
      !kept.has(path) &&
      !isTested(path) &&
      !/^core\/languages\/\w+\//.test(path),
  )
}

/** Effects that drop late answers by a flag of their own; useTask does it for all. */
function guardedEffects(files) {
  return sourcesOf(files).filter(([, text]) => /let is(?:Current|Wanted|Here) = true/.test(text))
}

function relativeClauses(files) {
  const first = /^\s*(?:\/\*\*|\/\/) (?:What|Who|Whoever|Whatever) [^?]*$/gm
  return sum(codeOf(files).map(([, text]) => text.match(first)?.length ?? 0))
}

/**
 * Tests beside their source and the styles of a component do not count; tests/unit/repository/folders.test.ts
 * has the same rule.
 */
function crowdedFolders(files) {
  const sizes = new Map()
  for (const path of files.keys()) {
    if (!isCode(path) || (!path.startsWith('tests/') && /\.test\.tsx?$|\.module\.css$/.test(path))) continue
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  }
  return [...sizes].filter(([, size]) => size > 20)
}

/** Files that schedule work around a frame, themselves or through a helper. */
export function pacedFiles(files) {
  const paced = /requestAnimationFrame|requestIdleCallback|(?:after-paint|after-release|in-pause)'/
  return sourcesOf(files)
    .filter(([, text]) => paced.test(text))
    .map(([path]) => path)
}

/** A comment that ends right above an export belongs to it. */
function documentedShare(files) {
  let all = 0
  let documented = 0
  for (const [path, text] of files) {
    if (!isScript(path) || isTest(path)) continue
    const lines = text.split('\n')
    lines.forEach((line, at) => {
      if (
        !/^export (?:default )?(?:async )?(?:function|const|let|class|abstract|interface|type|enum) /.test(
          line,
        )
      )
        return
      all += 1
      if (/\*\/\s*$/.test(lines[at - 1] ?? '')) documented += 1
    })
  }
  return Math.round((100 * documented) / all)
}

function absentCitations(files, { citationsIn, proseOf, documents }) {
  const cited = [...files]
    .filter(
      ([path]) => (isCode(path) || path.endsWith('.md')) && !/named-documents|support\/documents/.test(path),
    )
    .flatMap(([path, text]) => citationsIn(proseOf(path, text)))
  return cited.filter(({ document }) => !files.has(documents[document])).length
}

/** Pairs of files that share at least six identical lines in a row, imports left out; each pair once. */
export function equalPairs(files) {
  const places = new Map()
  for (const [path, text] of files) {
    if (!isScript(path) && !path.endsWith('.mjs')) continue
    const lines = meaningfulLines(text)
    for (let at = 0; at + sharedLines <= lines.length; at += 1) {
      const run = lines.slice(at, at + sharedLines).join('\n')
      places.set(run, (places.get(run) ?? new Set()).add(path))
    }
  }
  const pairs = new Set()
  for (const paths of places.values()) {
    if (paths.size < 2 || paths.size > mostPlaces) continue
    const sorted = [...paths].sort()
    for (const [at, one] of sorted.entries())
      for (const other of sorted.slice(at + 1)) pairs.add(`${one} ~ ${other}`)
  }
  return [...pairs]
}

/** Lines without indentation; no imports, no comments, no lines of brackets only. */
function meaningfulLines(text) {
  return text
    .replace(/^import [^;]*?from '[^']+'$/gms, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(?:\*|\/\/|\/\*)/.test(line))
}
