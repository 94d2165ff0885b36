/** Counts the results in vitest's JSON report. Exports only. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../setup.mjs'

/** Up to this many browser tests may fail at first and pass alone before the run counts as failed. */
export const mostUnsteady = 3

/**
 * The number of passed tests, the names of those that failed, and the files with their seconds and their failed tests; undefined when
 * there is no report. A file whose hook or import failed has a failure without a test; a run that ended badly without any failure counts
 * one.
 */
export function readResults(path, ended) {
  const report = parse(path)
  if (!report) return undefined
  const files = report.testResults.map((result) => ({
    file: relative(root, result.name),
    seconds: (result.endTime - result.startTime) / 1000,
    failed: failedIn(result).map((name) => `${relative(root, result.name)}: ${name}`),
  }))
  const failed = files.flatMap((file) => file.failed)
  if (failed.length === 0 && !ended) failed.push('the run as a whole')
  return { passed: report.numPassedTests, failed, files }
}

export function slowestFiles(files) {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
}

function failedIn({ status, assertionResults }) {
  const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
  return names.length === 0 && status === 'failed' ? ['the file as a whole'] : names
}

function parse(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
