/**
 * A plan of one's own as a file, and from one. The form is that of docs/content.md, "Reading plans": an operator can add the same file as a
 * pack. `uuid` says which plan it is. Pure.
 */
import * as z from 'zod/mini'
import { bookOf, placeOf } from '../../canonical'
import { type Article, type Range, wordsOf } from '../../contract/content/article'
import type { NumberingBase } from '../../contract/editions/edition'
import { isSmall, type MadePlan, madePlanSchema } from '../../contract/members/made-plan'
import { uuidPattern } from '../../contract/uuid'
import { AppError } from '../../errors'
import * as limits from '../../limits'
import { books } from '../../scripture/books'
import { packRanges } from '../../scripture/packed-ranges'
import { placesIn } from './made-plan'
import { piecesOf, rangesOf, tableOf } from './pieces'

/** JSON, as a person can read it. */
export function planFile(key: string, { title, about, rule, numbering, sections, lastId }: MadePlan): string {
  // Others number the parts from the beginning where ours have had too many changes.
  const hasIds = lastId <= limits.maxPlanSections
  const readable = {
    title,
    ...(about ? { about } : {}),
    rule,
    numbering,
    uuid: key,
    sections: sections.map(({ id, title: name, date, ranges }) => ({
      ...(hasIds ? { id } : {}),
      ...(name === undefined ? {} : { title: name }),
      ...(date === undefined ? {} : { date }),
      readings: placesIn(ranges).flatMap((range) => readingsOf(range, numbering)),
    })),
  }
  return JSON.stringify(readable, null, 2)
}

/** `MAT 5-7`, `MAT 5:1-12`, `PHM`; a range over two books is two. */
function readingsOf(range: Range, numbering: NumberingBase): string[] {
  if (bookOf(range.from) === bookOf(range.to)) return [readingOf(range)]
  const table = tableOf(numbering)
  return rangesOf(piecesOf([range], table), table).map(readingOf)
}

function readingOf({ from, to }: Range): string {
  const [start, end] = [placeOf(from), placeOf(to)]
  const book = books.find(({ number }) => number === start.book)?.usfm ?? ''
  if (start.chapter === 0) return book
  if (start.verse === 0) return `${book} ${start.chapter}${from === to ? '' : `-${end.chapter}`}`
  const last = start.chapter === end.chapter ? String(end.verse) : `${end.chapter}:${end.verse}`
  return `${book} ${start.chapter}:${start.verse}${from === to ? '' : `-${last}`}`
}

/** A plan that the importer of contents read, with which plan it says it is. Throws `file-too-large` and `file-damaged`. */
export function madeOfArticle(article: Article, numbering: NumberingBase, file: string): MadePlan {
  const { head, rule = 'day', parts, groups = [] } = article
  const sections = groups.flatMap(({ section, title, ranges }) =>
    section
      ? [{ ...section, ...(title === '' ? {} : { title: shortened(title) }), ranges: packRanges(ranges) }]
      : [],
  )
  const about = wordsOf(parts).trim().slice(0, limits.maxPlanAbout)
  const plan = {
    title: shortened(head),
    ...(about === '' ? {} : { about: typed(about) }),
    rule,
    numbering,
    sources: [],
    sections,
    lastId: sections.at(-1)?.id ?? 1,
  }
  if (!isSmall(plan)) throw new AppError('file-too-large', { file })
  const parsed = madePlanSchema.safeParse(plan)
  if (!parsed.success)
    throw new AppError('file-damaged', { file, reason: String(parsed.error.issues[0]?.path) })
  return parsed.data
}

const named = z.object({ uuid: z.string().check(z.regex(uuidPattern)) })

/** Which plan a file says that it is; undefined for one that says nothing, or several. */
export function uuidIn(text: string): string | undefined {
  try {
    return named.safeParse(JSON.parse(text)).data?.uuid
  } catch {
    return undefined
  }
}

function shortened(text: string): string {
  return typed(text.trim().slice(0, limits.maxPlanTitle))
}

/** Without signs that no database takes. */
function typed(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
}
