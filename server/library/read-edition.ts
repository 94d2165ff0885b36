/** Reads an edition with core's importer, adding what only Node has. */

import { fallbackLocale } from '#core/contract/locales'
import type { SourceInput } from '#core/scripture/editions/container/source-file'
import { type ImportedEdition, importEdition } from '#core/scripture/editions/import-edition'
import { distinctName } from '#core/scripture/editions/metadata/identity'
import type { EditionChoices } from './library-index'

/** Reads `input`; throws the importer's errors. */
export async function readEdition(
  input: SourceInput,
  choices: EditionChoices & { abbreviation?: string | undefined },
  taken: ReadonlySet<string>,
  onProgress?: (share: number) => void,
): Promise<ImportedEdition> {
  const options = {
    fileName: input.name,
    interfaceLocale: choices.locale ?? fallbackLocale,
    taken,
    readsWords: true,
    ...choices,
    ...(onProgress ? { onProgress } : {}),
  }
  const imported = await importEdition(input, options, { decode: decoderOf(choices.encoding) })
  const { edition, report } = imported
  // A reader in a library does not know its files: the language says more than `bsb` beside `BSB`.
  const name = distinctName(edition.name, edition.abbreviation, edition.locale)
  return { ...imported, edition: { ...edition, name }, report: { ...report, name } }
}

/** Reads everything in the encoding an operator names (a WHATWG label), whatever a file says; else as `decode`. */
export function decoderOf(encoding: string | undefined): typeof decode {
  return encoding === undefined ? decode : (_, bytes) => decode(encoding, bytes)
}

/** Strict decoding: undefined when the bytes are invalid, or the label is unknown. */
export function decode(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
