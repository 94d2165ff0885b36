/** Stands between the readers of content and the builder: characters that slipped into a text by their names are characters. */
import { decodeSlipped } from '../../html-entities'
import { mapTexts } from '../../map-texts'
import type { ContentSink } from './sink'

/** The same sink for texts, names and titles with `&#1488;` in them; keys, places and addresses stay. */
export function decodingSink(target: ContentSink): ContentSink {
  return {
    ...target,
    metadata: (found) => target.metadata(mapTexts(found, decodeSlipped)),
    entry: ({ head, see, picture, ...found }) =>
      target.entry({
        ...found,
        head: decodeSlipped(head),
        ...(see && { see: mapTexts(see, decodeSlipped) }),
        ...(picture && { picture: mapTexts(picture, decodeSlipped) }),
      }),
    word: (text) => target.word(decodeSlipped(text)),
    text: (text) => target.text(decodeSlipped(text)),
    reference: (text, place) => target.reference(decodeSlipped(text), place),
    see: (text, words, key) => target.see(decodeSlipped(text), words && decodeSlipped(words), key),
    image: (path, alt) => target.image(path, decodeSlipped(alt)),
    group: (title, level, section) => target.group(decodeSlipped(title), level, section),
  }
}
