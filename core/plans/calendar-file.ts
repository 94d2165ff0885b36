/**
 * A calendar of the days of a plan (iCalendar, RFC 5545): an event of a whole day each, without a time zone, so that no calendar moves it.
 * Pure.
 */
import { addDays, type Day } from '../calendar/day'
import { utf8Length } from '../utf8-length'
import { type Plan, type PlanSection, sectionOf } from './plan'

export interface CalendarEvent {
  /** Stays the same for the same part, so that a newer file changes it instead of adding another. */
  uid: string
  day: Day
  title: string
  text: string
  url: string
}

/** Octets of a line; longer ones are folded. */
const lineOctets = 75

interface Wanted {
  days: ReadonlyMap<number, Day>
  round: number
  /** Of the page that the events lead to. */
  url: { host: string; href: string }
  title: string
  /** Of a section: its title, and its passages in a line. */
  nameOf: (section: PlanSection) => string
  passagesOf: (section: PlanSection) => string
}

/** An event for each section that has a day, made when it is taken. */
export function* planEvents(
  plan: Plan,
  { days, round, url, title, nameOf, passagesOf }: Wanted,
): Generator<CalendarEvent> {
  for (const [id, day] of days) {
    const section = sectionOf(plan, id)
    if (!section) continue
    yield {
      uid: `${plan.key}-${round}-${id}@${url.host}`,
      day,
      title: `${title}: ${nameOf(section)}`,
      text: passagesOf(section),
      url: url.href,
    }
  }
}

/** The file, lines parted by CR LF. `stamp`: the instant of writing, ms. */
export function calendarFile(
  product: string,
  name: string,
  events: Iterable<CalendarEvent>,
  stamp: number,
): string {
  return [...calendarPieces(product, name, events, stamp)].join('')
}

/** The same a piece at a time, for whoever must not do all of it at once. */
export function* calendarPieces(
  product: string,
  name: string,
  events: Iterable<CalendarEvent>,
  stamp: number,
): Generator<string> {
  const written = new Date(stamp).toISOString().replace(/[-:]|\.\d+/g, '')
  yield linesOf(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Reading plan//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
  )
  for (const { uid, day, title, text, url } of events)
    yield linesOf(
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${written}`,
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    )
  yield linesOf('END:VCALENDAR')
}

function linesOf(...lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function dateOf(day: Day): string {
  return day.replaceAll('-', '')
}

/** Everything some program takes for the end of a line. */
const lineSeparators = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g
/** Not allowed in a text of iCalendar. */
const controls = /(?!\t)\p{Cc}/gu

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineSeparators, '\\n')
    .replace(controls, '')
}

/** Folds between characters, never inside one. */
function folded(line: string): string {
  // No line without three times as many characters can be too long.
  if (3 * line.length <= lineOctets) return line
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of line) {
    const more = utf8Length(character)
    // A folded line begins with a blank, which counts.
    if (octets + more > lineOctets - (parts.length > 0 ? 1 : 0)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += more
  }
  return [...parts, part].join('\r\n ')
}
