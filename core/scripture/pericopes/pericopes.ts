/**
 * The gospel pericopes (FEATURES READ-11): facts of our own, in narrative order; titles are messages of the
 * group `pericopes`, by number. A row is its number and its passages in the numbering `eng`: `23 Lk3.19-20
 * ~Mt14.3-4`, a range over chapters `Mk8.34-9.1`; `# name` starts a section.
 * - A passage without sign belongs here: these passages contain every verse of the
 *   gospels once, in the order of its gospel.
 * - `~`: the same event, in the same or similar words, where its gospel has it in another place; that place
 *   has its own pericope, too.
 */
import { type Canonical, canonicalOf } from '../../canonical'
import { beginnings } from './rows/beginnings'
import { galilee } from './rows/galilee'
import { jerusalem } from './rows/jerusalem'
import { journey } from './rows/journey'
import { lakeAndNorth } from './rows/lake-and-north'
import { passionAndEaster } from './rows/passion-and-easter'

/**
 * A range of one gospel, verses of the numbering `eng`; `isElsewhere`: told in another place of that gospel.
 */
export interface PericopePassage {
  from: Canonical
  to: Canonical
  isElsewhere: boolean
}

/** One pericope. */
export interface Pericope {
  /** Its running number, from 1 on, also used in its address. */
  id: number
  /** Key of its section: `section-{name}` in the group `synopsis`. */
  section: string
  passages: readonly PericopePassage[]
}

const gospels: Readonly<Record<string, number>> = { Mt: 40, Mk: 41, Lk: 42, Jn: 43 }

/** All of them by number. */
export const pericopes: readonly Pericope[] = readRows()

/** The pericope of a number; undefined where there is none. */
export function pericopeOf(id: number): Pericope | undefined {
  return pericopes[id - 1]
}

/**
 * The pericopes that contain a range of one gospel, verses of the numbering `eng`; empty outside the gospels.
 */
export function pericopesAt(from: number, to: number): Pericope[] {
  return pericopes.filter(({ passages }) =>
    passages.some((one) => !one.isElsewhere && one.from <= to && one.to >= from),
  )
}

function readRows(): Pericope[] {
  const lines = [beginnings, galilee, lakeAndNorth, journey, jerusalem, passionAndEaster]
    .flatMap((rows) => rows.split('\n'))
    .filter(Boolean)
  let section = ''
  return lines.flatMap((line) => {
    const [first = '', ...words] = line.split(' ')
    if (first !== '#') return [{ id: Number(first), section, passages: words.map(readPassage) }]
    section = words.join(' ')
    return []
  })
}

function readPassage(word: string): PericopePassage {
  const [, sign, gospel = '', chapter, verse, lastChapter = chapter, last = verse] =
    /^(~?)([A-Z][a-z])(\d+)\.(\d+)(?:-(?:(\d+)\.)?(\d+))?$/.exec(word) ?? []
  const book = gospels[gospel]
  if (book === undefined) throw new RangeError(`${word} is no passage of a gospel`)
  return {
    from: canonicalOf(book, Number(chapter), Number(verse)),
    to: canonicalOf(book, Number(lastChapter), Number(last)),
    isElsewhere: sign === '~',
  }
}
