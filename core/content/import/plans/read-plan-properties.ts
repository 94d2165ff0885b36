/**
 * Reads reading plans of AndBible: lines of `number=places`, those of a plan by date with their date before a semicolon
 * (`1=Jan-1;Gen.1-Gen.2`), and a line that names the versification. The order of the lines says nothing, their numbers do.
 */
import type { NumberingBase } from '../../../contract/editions/edition'
import type { ContentSink } from '../sink'
import { damagedPlan, type PlanSectionFound, sayPlan } from './plan-found'

/** How the systems of SWORD count, by the tradition nearest to them. */
const numberings: Readonly<Record<string, NumberingBase>> = {
  kjv: 'eng',
  kjva: 'eng',
  nrsv: 'eng',
  nrsva: 'eng',
  mt: 'org',
  leningrad: 'org',
  luther: 'org',
  german: 'org',
  vulg: 'vul',
  lxx: 'lxx',
  synodal: 'rsc',
  synodalprot: 'rsc',
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** True for the beginning of such a file: behind comments, a numbered line or the versification. */
export function isPlanProperties(head: string): boolean {
  return /^(?:[ \t]*(?:[#!][^\r\n]*)?\r?\n)*[ \t]*(?:\d{1,4}[ \t]*[=:][ \t]*[\p{L}\d]|versification[ \t]*[=:])/iu.test(
    head,
  )
}

/** How the file counts chapters and verses: as the King James Bible where it says nothing. */
export function numberingOfProperties(text: string): NumberingBase {
  const named = pairsOf(text).find(({ key }) => isVersification(key))
  return (named && numberings[named.value.toLowerCase()]) ?? 'eng'
}

/** Says the plan of a file. Throws `file-damaged` as `sayPlan` does, and for a number that comes twice. */
export function readPlanProperties(text: string, file: string, sink: ContentSink): void {
  const sections: PlanSectionFound[] = []
  for (const { key, value, line } of pairsOf(text)) {
    sink.at({ file, line })
    if (/^\d{1,9}$/.test(key)) sections.push(sectionOf(Number(key), value, line))
    else if (!isVersification(key)) sink.report('entry-invalid', { field: key.slice(0, 80) })
    else if (!numberings[value.toLowerCase()])
      sink.report('entry-invalid', { field: key, value: value.slice(0, 80) })
  }
  sections.sort((one, other) => one.id - other.id)
  const twice = sections.find(({ id }, at) => id === sections[at - 1]?.id)
  if (twice) throw damagedPlan(file, `section ${twice.id}: twice, again in line ${twice.line}`)
  const rule = sections.some(({ date }) => date !== undefined) ? 'date' : 'day'
  const kept = sections.filter(({ id, readings, line }) => {
    if (readings.length > 0) return true
    sink.at({ file, line })
    sink.report('entry-empty', { section: id })
    return false
  })
  sayPlan({ title: nameOf(file), about: '', rule, sections: kept }, file, sink)
}

/** A file without a name in it is called as the file is. */
function nameOf(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '')
}

function isVersification(key: string): boolean {
  return key.toLowerCase() === 'versification'
}

function sectionOf(id: number, value: string, line: number): PlanSectionFound {
  const [, dated, places = ''] = /^([^;]*);(.*)$/.exec(value) ?? [value, undefined, value]
  const readings = places
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
  return { id, title: '', readings, line, ...(dated === undefined ? {} : { date: dateOf(dated.trim()) }) }
}

/** `Feb-1` as `02-01`; what is no date stays as it is, to be refused by its words. */
function dateOf(printed: string): string {
  const [, name = '', day = ''] = /^(\p{L}{3})\p{L}*\.?-(\d{1,2})$/u.exec(printed) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  return month === 0 ? printed : `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

interface Pair {
  key: string
  value: string
  line: number
}

/** The pairs of a file of properties: comments left out, lines that end in a backslash joined, characters by their code read. */
function pairsOf(text: string): Pair[] {
  const pairs: Pair[] = []
  let begun: { text: string; line: number } | undefined
  for (const [at, row] of text.split(/\r\n?|\n/).entries()) {
    const isNew = begun === undefined
    const line = begun?.line ?? at + 1
    const joined = (begun?.text ?? '') + row.trimStart()
    begun = undefined
    if (isNew && /^(?:[#!]|$)/.test(joined)) continue
    if (/(?:^|[^\\])(?:\\\\)*\\$/.test(joined)) begun = { text: joined.slice(0, -1), line }
    else pairs.push(pairOf(joined, line))
  }
  return begun ? [...pairs, pairOf(begun.text, begun.line)] : pairs
}

function pairOf(row: string, line: number): Pair {
  const [, key = '', value = ''] = /^([^\s=:]*)\s*[=:]?\s*(.*)$/.exec(row) ?? []
  return { key: plain(key), value: plain(value).trim(), line }
}

function plain(text: string): string {
  return text.replace(/\\(?:u([\dA-Fa-f]{4})|(.))/g, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16)),
  )
}
