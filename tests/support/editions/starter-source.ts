/** The starter editions as the source of pages, in memory: what a library or a device would answer. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import { directionOf, isLocale } from '#core/contract/locales'
import { contractVersion } from '#core/contract/version'
import type { Edition } from '#core/scripture/editions/edition'
import { importEdition } from '#core/scripture/editions/import-edition'
import { loadNames } from '#core/scripture/names/load-names'
import type { PageSource } from '#core/scripture/reading/page-source'

const folder = join(import.meta.dirname, '..', '..', '..', 'server', 'starter')

/** Imports a starter edition from its files. */
export async function importStarter(abbreviation: string): Promise<Edition> {
  const path = join(folder, abbreviation)
  const facts: Record<string, never> = JSON.parse(readFileSync(join(path, 'edition.json'), 'utf8'))
  const files = readdirSync(path)
    .filter((name) => name.endsWith('.usfm'))
    .map((name) => ({ path: name, bytes: new Uint8Array(readFileSync(join(path, name))) }))
  const options = { fileName: abbreviation, interfaceLocale: 'en', taken: new Set<string>(), ...facts }
  const dependencies = { decode: (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes) }
  return (await importEdition({ name: abbreviation, files }, options, dependencies)).edition
}

/** A source over some starter editions; `isHere` false stands for chapters that are not on the device. */
export async function starterSource(
  abbreviations: readonly string[],
  isHere: (canonical: number) => boolean = () => true,
): Promise<PageSource> {
  const editions = await Promise.all(abbreviations.map(importStarter))
  const manifests = new Map<string, Manifest>()
  for (const edition of editions) manifests.set(edition.abbreviation, await manifestOf(edition))
  const find = (abbreviation: string) => editions.find((edition) => edition.abbreviation === abbreviation)
  return {
    async edition(abbreviation) {
      const manifest = manifests.get(abbreviation.toUpperCase())
      return manifest && { summary: manifest, manifest }
    },
    async chapter(abbreviation, { number, hash }, canonical) {
      const book = find(abbreviation)?.books.find((one) => one.number === number)
      const chapter = book?.chapters.find((one) => one.canonical === canonical)
      return book && chapter && isHere(canonical)
        ? { abbreviation, hash, titles: book.titles, chapter }
        : undefined
    },
    names: async (locale) => (isLocale(locale) ? loadNames(locale) : undefined),
  }
}

async function manifestOf({ books, ...edition }: Edition): Promise<Manifest> {
  const { separators } = await loadNames(isLocale(edition.locale) ? edition.locale : 'en')
  return {
    ...edition,
    contract: contractVersion,
    id: 1,
    direction: directionOf(edition.locale),
    separators,
    books: books.length,
    chapters: books.flatMap(({ chapters }) => chapters).length,
    verses: 0,
    bytes: 0,
    revision: 'r',
    segments: [],
    bookList: books.map(({ number, name, chapters }) => ({
      number,
      name,
      hash: `h${number}`,
      chapters: chapters.map(({ canonical }) => placeOf(canonical).chapter),
    })),
  }
}
