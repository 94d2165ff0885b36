/** The description in a Zefania file: the attribute `biblename` and the fields of INFORMATION. */
import type { EditionSink } from '../sink'
import { capture, type Opener } from './zefania-state'

/** A field of INFORMATION. */
export const openField: Opener = (state, _, name) =>
  capture(state, (text) => {
    if (text !== '' && !state.fields.has(name)) state.fields.set(name, text)
  })

/**
 * Sends the metadata once the header has been read. Dates in the header are those of
 * the file, not of the edition.
 */
export function sayMetadata(sink: EditionSink, fields: ReadonlyMap<string, string>): void {
  const name = fields.get('title') ?? fields.get('biblename')
  const year = /(?<!\d)(1[4-9]\d\d|20\d\d)(?!\d)/.exec(name ?? '')?.[1]
  sink.metadata({
    abbreviation: fields.get('identifier'),
    name,
    language: fields.get('language'),
    year: year === undefined ? undefined : Number(year),
    licence: fields.get('rights'),
    attribution: fields.get('publisher') ?? fields.get('creator'),
  })
}
