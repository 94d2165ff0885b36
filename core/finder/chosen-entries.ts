/** Entries that somebody sees who has not looked for anything: what the season and what people need most, then the best known. Facts of our own. */

import { type Season, seasonOf } from '../calendar/church-year'
import type { Day } from '../calendar/day'
import type { EntryKind } from './entry'

/** Themes that people look for most when life is hard or good: comfort, grief, fear, hope … */
const needed = ids('T034 T026 T003 T040 T036 T001 T013 T051 T043 T041 T336 T050 T039 T008')

const ofSeason: Readonly<Record<Season, readonly string[]>> = {
  advent: ['T376', 'S307'],
  christmas: ['T377', 'S307'],
  newYear: ['T205', 'T193'],
  lent: ['T379', 'T080'],
  holyWeek: ['T382', 'S453'],
  easter: ['T384', 'T301'],
  ascension: ['T385', 'T274'],
  pentecost: ['T386', 'T274'],
  harvest: ['T389', 'T043'],
}

const count = 12

/** Ids for a day, those of its season first. */
export function chosenFor(day: Day): readonly string[] {
  const season = seasonOf(day)
  return [...new Set([...(season ? ofSeason[season] : []), ...needed])].slice(0, count)
}

/** The kinds that a front shows, each with its best known entries in the order of the Bible or by how often they are asked for. */
export const wellKnown = {
  story: ids('S001 S061 S069 S139 S254 S258 S307 S337 S399 S413 S470 S484'),
  person: ids('P009 P014 P039 P052 P088 P096 P137 P193 P172 P204 P220 P253'),
  theme: ids('T244 T044 T020 T054 T063 T069 T091 T171 T162 T037 T007 T193'),
} satisfies { [K in EntryKind]?: readonly string[] }

export const frontKinds = Object.keys(wellKnown) as (keyof typeof wellKnown)[]

function ids(text: string): readonly string[] {
  return text.split(' ')
}
