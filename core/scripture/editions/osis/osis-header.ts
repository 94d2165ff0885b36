/** The header of an OSIS document: the description of the work. */
import type { Attributes } from '../xml/read-xml'
import type { Closer, OsisState, WorkHeader } from './osis-state'

/** An empty header. */
export function newHeader(): WorkHeader {
  return { work: '', language: '', isInWork: false, text: '', fields: new Map() }
}

/** `<osisText>`: names the work and its language. */
export function openOsisText(state: OsisState, attributes: Attributes): undefined {
  state.header.work = attributes.osisIDWork ?? ''
  state.header.language = attributes.lang ?? ''
}

/** `<header>`; its end sends the metadata. */
export function openHeader(): Closer {
  return (state) => {
    const { fields, work, language } = state.header
    const title = fields.get('title') ?? ''
    state.sink.metadata({
      abbreviation: work,
      name: title,
      language: language && language !== 'und' ? language : fields.get('language'),
      year: yearOf(title),
      licence: fields.get('rights'),
      attribution: fields.get('publisher') ?? fields.get('creator'),
    })
  }
}

/** `<work>`: only the first one with the text's own identifier counts. */
export function openWork(state: OsisState, attributes: Attributes): Closer {
  const { header } = state
  header.isInWork = attributes.osisWork === header.work || header.work === ''
  return (then) => {
    then.header.isInWork = false
  }
}

/** A field of a work: the first with text counts. */
export function openField(state: OsisState, attributes: Attributes, name: string): Closer | undefined {
  const { header } = state
  if (!header.isInWork || attributes.type === 'sub') return undefined
  header.field = name
  header.text = ''
  return closeField
}

function closeField(state: OsisState): void {
  const { header } = state
  const text = header.text.replace(/\s+/g, ' ').trim()
  if (header.field !== undefined && text !== '' && !header.fields.has(header.field))
    header.fields.set(header.field, text)
  header.field = undefined
}

/**
 * The year in a title such as "Elberfelder 1905". Dates in the header are those of the
 * file, not of the edition.
 */
function yearOf(title: string): number | undefined {
  const year = /(?<!\d)(1[4-9]\d\d|20\d\d)(?!\d)/.exec(title)?.[1]
  return year === undefined ? undefined : Number(year)
}
