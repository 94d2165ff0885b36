/** The page for a missing text: that it is missing, which translations have it, and the nearest place. */
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { chaptersStandingOn } from '#core/scripture/numbering/chapters-standing-on'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import type { NamedPath } from '#core/scripture/reading/addresses/resolve-passage'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { hasChapter, nearestChapter } from '#core/scripture/reading/neighbours'
import type { PageReading } from '#core/scripture/reading/read-page'
import { element, type ScriptureElement } from '#core/scripture/text/node'
import { type ScriptureWords, say } from '#core/scripture/text/words'
import type { LibrarySource } from '../library/page-source'

/** A chapter the first translation of an address lacks. */
export async function absentNode(
  source: LibrarySource,
  data: PageData,
  words: ScriptureWords,
  locale: string,
): Promise<ScriptureElement> {
  const [edition] = data.manifests
  const naming = namingOf(data, locale)
  const chapter = data.address?.chapter
  if (!edition || !naming || chapter === undefined) return element('article', { class: 'chapter' })
  const nearest = nearestChapter(edition.bookList, chapter)
  const links = await linksElsewhere(source, edition, chapter, locale)
  return element(
    'article',
    { class: 'chapter' },
    element('h1', {}, placeLabel(chapter, undefined, naming)),
    element('p', {}, say(words, 'absent', { edition: edition.name })),
    links.length > 0 ? element('p', {}, say(words, 'openIn')) : undefined,
    links.length > 0
      ? element(
          'ol',
          {},
          links.map((link) => element('li', {}, link)),
        )
      : undefined,
    nearest === undefined
      ? undefined
      : placeNode(say(words, 'nearest', marked), [
          addressPath([edition.abbreviation], nearest, undefined, naming),
          placeLabel(nearest, undefined, naming),
        ]),
  )
}

/** Links to the same text in the translations that have it. */
async function linksElsewhere(
  source: LibrarySource,
  edition: Manifest,
  chapter: number,
  locale: string,
): Promise<ScriptureElement[]> {
  const links: ScriptureElement[] = []
  for (const { abbreviation } of await source.editions()) {
    const manifest = (await source.edition(abbreviation))?.manifest
    const pack = manifest && (await source.names(nameLocale(manifest.locale, locale)))
    if (!manifest || !pack || abbreviation === edition.abbreviation) continue
    const standing = chaptersStandingOn(chapter, edition.numbering, manifest.numbering)
    const [found] = standing.filter((canonical) => hasChapter(manifest.bookList, canonical))
    if (found === undefined) continue
    const href = addressPath([abbreviation], found, undefined, {
      names: pack.names,
      separators: manifest.separators,
    })
    links.push(element('a', { href }, element('bdi', {}, manifest.name)))
  }
  return links
}

/** An address whose words are not a passage. */
export function unknownPassageNode(
  { passage, nearest, understood, chapter, elsewhere }: Extract<PageReading, { kind: 'passage-unknown' }>,
  words: ScriptureWords,
): ScriptureElement {
  return element(
    'article',
    { class: 'chapter' },
    element('h1', {}, element('bdi', {}, passage)),
    nearest === undefined || elsewhere
      ? undefined
      : placeNode(say(words, 'nearest', marked), [nearest, understood ?? nearest]),
    elsewhere && placeNode(say(words, 'elsewhere', marked), elsewhere),
    chapter && placeNode(say(words, 'wholeChapter', marked), chapter),
  )
}

/** Stands where a message names its place. */
const marked = { place: '\n' }

/** "Nächstgelegene Stelle: Johannes 21", with the place as a link. */
function placeNode(message: string, [href, label]: NamedPath): ScriptureElement {
  const [before = '', after = ''] = message.split(marked.place)
  return element('p', {}, before, element('a', { href }, element('bdi', {}, label)), after)
}
