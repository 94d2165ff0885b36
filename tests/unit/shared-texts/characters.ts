/** Every verse of some files with the characters of the file, which is read in another way. */
import { expect } from 'vitest'
import type { Edition } from '#core/scripture/editions/edition'
import { documentsOf, versesOf } from './import-text'

interface Compared {
  verse: RegExp
  /** What of a verse is no text of it. */
  left: RegExp
  /** Verses that are made of two with one number. */
  joined: number
}

const vers = /<VERS [^>]*?(?:\/>|>(.*?)<\/VERS>)/gs

const files: Readonly<Record<string, Compared>> = {
  // One verse number stands twice (Sirach 7:16 as 1): the two texts are one verse here.
  'deu-luther1912ap/luther1912ap.zefania.xml.gz': { verse: vers, left: /<NOTE.*?<\/NOTE>/gs, joined: 1 },
  'fra-lsg1910/lsg1910.zefania.xml.gz': { verse: vers, left: /$^/g, joined: 0 },
  'ara-svd/svd.zefania.xml.gz': { verse: vers, left: /\*/g, joined: 0 },
  'deu-elb1905/elb1905.osis-books.zip': {
    verse: /<verse [^>]*>(.*?)<\/verse>/gs,
    left: /<note.*?<\/note>/gs,
    joined: 0,
  },
  'eng-kjv/kjv.osis.xml.gz': {
    verse: /<verse [^>]*sID[^>]*>(.*?)<verse eID/gs,
    left: /<(note|div)\b.*?<\/\1>/gs,
    joined: 0,
  },
  'hbo-wlc/wlc.osis-books.zip': {
    verse: /<verse osisID[^>]*>(.*?)<\/verse>/gs,
    left: /<note.*?<\/note>|(?<!<)\/(?!>)/gs,
    joined: 0,
  },
  'zho-cuv/cuv.usfx.xml.gz': { verse: /<v id[^>]*>(.*?)<ve\/>/gs, left: /$^/g, joined: 0 },
}

/** Compares the verses of a file, if it is one of those that can be. */
export function expectItsCharacters(file: string, edition: Edition): void {
  const compared = files[file]
  if (!compared) return
  const { verse, left, joined } = compared
  const letters = versesOf(edition).map((one) => lettersOf(one.content.replace(/[*\u2217]/g, '')))
  const theirs = documentsOf(file).flatMap((xml) =>
    [...xml.matchAll(verse)].map(([, text]) => lettersOf((text ?? '').replace(left, ''))),
  )
  const known = new Set(theirs)
  expect(letters.filter((text) => !known.has(text))).toHaveLength(joined)
  if (joined === 0) expect(letters.sort()).toEqual(theirs.sort())
}

/** The characters of a text without markup, white space and entities. */
function lettersOf(xml: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
  return xml
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s/g, '')
}
