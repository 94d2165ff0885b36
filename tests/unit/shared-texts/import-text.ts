/** The real editions beside the repository (../shared/texts), imported as a person would. Nothing of those texts stands here. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, unzipSync } from 'fflate'
import type { Chapter, Verse } from '#core/contract/editions/chapter'
import type { Edition } from '#core/scripture/editions/edition'
import { type ImportedEdition, importEdition } from '#core/scripture/editions/import-edition'

export const folder = fileURLToPath(new URL('../../../../shared/texts/', import.meta.url))

/** Imports a file of the folder. */
export async function importText(path: string): Promise<ImportedEdition> {
  const options = { fileName: path, interfaceLocale: 'de', taken: new Set<string>() }
  return await importEdition({ name: path, bytes: bytesOf(path) }, options, { decode })
}

/** The documents of a packed file, read without the importer. */
export function documentsOf(path: string): string[] {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  if (path.endsWith('.gz')) return [text(gunzipSync(bytesOf(path)))]
  return Object.values(unzipSync(bytesOf(path))).map(text)
}

/** All chapters of an edition. */
export function chaptersOf({ books }: Edition): Chapter[] {
  return books.flatMap((book) => book.chapters)
}

/** All verses of an edition. */
export function versesOf(edition: Edition): Verse[] {
  return chaptersOf(edition).flatMap((chapter) => chapter.verses)
}

/** The verse with a canonical. */
export function verseAt(edition: Edition, canonical: number): Verse | undefined {
  const chapter = chaptersOf(edition).find((one) => one.canonical === canonical - (canonical % 1000))
  return chapter?.verses.find((verse) => verse.verse === canonical % 1000)
}

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(folder + path))
}

function decode(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
