/** Facts that a description of the whole (`pack.json`) gives before anything is read: the language, which references are read in. */
import * as z from 'zod/mini'
import { AppError } from '../../errors'
import { type Decode, decodeText } from '../../scripture/editions/container/decode-text'
import type { SourceFile } from '../../scripture/editions/container/source-file'
import { withoutPadding } from '../../scripture/editions/container/without-padding'
import { languageTag } from '../../scripture/editions/metadata/language-tag'
import type { ContentFileFormat } from './recognise-content'

const descriptionSchema = z.object({ locale: z.string() })
/** A description is short; a list of articles may say a language of its own. */
const maxBytes = 65_536

/** The language of the first file that describes the whole, `pack.json` before others; undefined where none says one. */
export function describedLocale(
  files: readonly SourceFile<ContentFileFormat>[],
  decode: Decode,
): string | undefined {
  const isPack = (path: string) => /(?:^|[\\/])pack\.json$/i.test(path)
  const ordered = files
    .filter(({ format, bytes }) => format === 'json' && bytes.length <= maxBytes)
    .toSorted((one, other) => Number(isPack(other.path)) - Number(isPack(one.path)))
  const [locale] = ordered.flatMap(({ path, bytes }) => localeIn(path, bytes, decode) ?? [])
  return locale
}

function localeIn(path: string, bytes: Uint8Array, decode: Decode): string | undefined {
  try {
    const said = descriptionSchema.safeParse(JSON.parse(decodeText(path, withoutPadding(bytes), decode).text))
    return said.success ? languageTag(said.data.locale) : undefined
  } catch (error) {
    // Its reader tells.
    if (error instanceof AppError || error instanceof SyntaxError) return undefined
    throw error
  }
}
