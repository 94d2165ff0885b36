/**
 * Reads the conformance set of the USFM committee (../shared/study/conformance-usfm, usfm-tc-tests.zip): each case that passes is
 * read the same from USFM and USX; cases that must fail are read without harm.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fakeReading } from '../../../../tests/support/editions/built-edition'
import { AppError } from '../../../errors'
import { createBuilder } from '../builder/create-builder'
import type { EditionSink } from '../sink'
import { readUsx } from '../usx/read-usx'
import { readUsfm } from './read-usfm'

const archive = fileURLToPath(
  new URL('../../../../../shared/study/conformance-usfm/usfm-tc-tests.zip', import.meta.url),
)

interface Case {
  name: string
  isValid: boolean
  usfm?: string
  usx?: string
}

/** Cases whose two files say different things. */
const differing: Readonly<Record<string, string>> = {
  'usfmjsTests/usfm-body-testF':
    'line ends between Chinese characters are spaces in the USX, line ends in the USFM',
  'usfmjsTests/chunk_footnote': 'a note without a caller: USX takes its first word for one, we keep the word',
}

function readCases(): Case[] {
  const files = unzipSync(new Uint8Array(readFileSync(archive)))
  const textOf = (path: string) => files[path] && new TextDecoder().decode(files[path])
  return Object.keys(files)
    .filter((path) => path.endsWith('/metadata.xml'))
    .map((path) => path.slice(0, -'metadata.xml'.length))
    .map((folder) => ({
      name: folder.replace(/^tests\/|\/$/g, ''),
      isValid: !/<validated>\s*fail/.test(textOf(`${folder}metadata.xml`) ?? ''),
      usfm: textOf(`${folder}origin.usfm`),
      usx: textOf(`${folder}origin.xml`),
    }))
}

type Read = (text: string, file: string, sink: EditionSink) => void

/** Numbers, words, notes and marks of all verses. */
function versesOf(read: Read, text: string) {
  const builder = createBuilder(fakeReading)
  read(text, 'origin', builder)
  return builder
    .finish()
    .books.flatMap(({ number, chapters }) =>
      chapters.flatMap(({ canonical, verses }) => verses.map((verse) => ({ number, canonical, ...verse }))),
    )
}

function isHarmless(read: Read, text: string): boolean {
  try {
    versesOf(read, text)
    return true
  } catch (error) {
    return error instanceof AppError
  }
}

describe.runIf(!existsSync(archive))('without the conformance set', () => {
  it('is known to be absent', () => {
    expect(existsSync(archive)).toBe(false)
  })
})

describe.runIf(existsSync(archive))('the conformance set', () => {
  const cases = existsSync(archive) ? readCases() : []
  const valid = cases.filter((one) => one.isValid)
  const both = valid.filter((one) => one.usfm && one.usx && !(one.name in differing))

  it('has its known number of cases', () => {
    expect([valid.length, cases.length - valid.length]).toEqual([203, 52])
  })

  it.each(both.map(({ name, usfm = '', usx = '' }) => ({ name, usfm, usx })))(
    '$name is the same from USFM and USX',
    ({ usfm, usx }) => {
      expect(versesOf(readUsfm, usfm)).toEqual(versesOf(readUsx, usx))
    },
  )

  it('is read without exception where it is valid', () => {
    for (const { usfm, usx } of valid) {
      if (usfm) versesOf(readUsfm, usfm)
      if (usx) versesOf(readUsx, usx)
    }
    expect(both.length).toBeGreaterThan(180)
  })

  it('is read, or refused with an error of ours, where it is not valid', () => {
    const harmful = cases.filter(
      ({ usfm = '', usx }) => !isHarmless(readUsfm, usfm) || (usx !== undefined && !isHarmless(readUsx, usx)),
    )
    expect(harmful.map(({ name }) => name)).toEqual([])
  })
})
