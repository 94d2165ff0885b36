/**
 * Reads the cross references of an OSIS document: `<reference osisRef>` in notes of the type `crossReference`, at the verse that the note
 * names (`osisRef`, or its own `osisID`), else at the verse that stands around it or was opened before it.
 */
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import { readXml } from '../../../scripture/editions/xml/read-xml'
import type { LinkSink } from './link-sink'

/** Translates the document into calls of the sink. Throws what `readXml` throws. */
export function readOsisLinks(text: string, file: string, sink: LinkSink): void {
  let verse = ''
  let note: string | undefined
  let isHeader = false
  let words = ''
  readXml(text, file, {
    open(name, attributes, line) {
      words = ''
      if (name === 'header') isHeader = true
      else if (name === 'verse') verse = attributes['eID'] === undefined ? firstOf(attributes['osisID']) : ''
      else if (name === 'note' && attributes['type'] === 'crossReference') note = placeOf(attributes) || verse
      else if (name === 'reference' && note !== undefined)
        for (const to of (attributes['osisRef'] ?? '').split(/\s+/).filter(Boolean))
          sink.link({ from: note, to, votes: 0, line })
    },
    close(name) {
      if (name === 'note') note = undefined
      if (name === 'header') isHeader = false
      if (isHeader && name === 'title') sink.metadata({ name: words.trim() })
      if (isHeader && name === 'rights') sink.metadata({ licence: words.trim() })
    },
    text(found) {
      if (isHeader) words += found
    },
  })
}

function placeOf({ osisRef, osisID }: Attributes): string {
  return firstOf(osisRef) || firstOf(osisID)
}

/** The first of several ids, without the part that numbers notes: `Gen.1.1!crossReference.a`. */
function firstOf(ids = ''): string {
  return (ids.trim().split(/\s+/)[0] ?? '').replace(/!.*$/, '')
}
