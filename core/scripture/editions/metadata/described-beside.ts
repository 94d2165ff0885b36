/**
 * The file beside the books of an edition that names it: the description of a Scripture Burrito (JSON) or of the
 * Digital Bible Library (XML). USFM itself has no title.
 */
import { AppError } from '../../../errors'
import { type Decode, decodeText } from '../container/decode-text'
import { openFiles } from '../container/open-source'
import { asciiHead, recognise } from '../container/recognise'
import type { SourceInput } from '../container/source-file'
import type { EditionMetadata } from '../sink'

/** Name and abbreviation of such a file; empty without one. */
export function describedBeside(source: SourceInput, decode: Decode): EditionMetadata {
  try {
    const { files } = openFiles<'json' | 'xml'>(source, (bytes) => {
      const { kind, decided } = recognise(bytes)
      const isBurrito =
        kind === 'json' &&
        /"(?:scripture burrito|scripture_burrito)"|"identification"/.test(asciiHead(bytes, 8192))
      const format = isBurrito ? 'json' : kind === 'xml DBLMetadata' ? 'xml' : undefined
      return { ...(format ? { format } : {}), kind, decided }
    })
    const [file] = files
    if (!file) return {}
    const { text } = decodeText(file.path, file.bytes, decode)
    return file.format === 'json' ? ofBurrito(text) : ofDbl(text)
  } catch (error) {
    // Without such a file, or with a damaged one, the books speak for themselves.
    if (error instanceof AppError || error instanceof SyntaxError) return {}
    throw error
  }
}

/** Names in several languages: the default one, else the first. */
function ofBurrito(text: string): EditionMetadata {
  const whole: unknown = JSON.parse(text)
  const locale = textAt(whole, ['meta', 'defaultLocale']) ?? ''
  const named = (key: string) => {
    const names = valueAt(whole, ['identification', key])
    const [first] = typeof names === 'object' && names !== null ? Object.values(names) : []
    return textAt(names, [locale]) ?? (typeof first === 'string' ? first : undefined)
  }
  return withoutAbsent({ name: named('name'), abbreviation: named('abbreviation') })
}

function ofDbl(text: string): EditionMetadata {
  const [, identification = ''] = /<identification>([^]*?)<\/identification>/.exec(text) ?? []
  const field = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(identification)?.[1]?.trim()
  return withoutAbsent({
    name: field('name'),
    abbreviation: field('abbreviationLocal') ?? field('abbreviation'),
  })
}

function withoutAbsent({
  name,
  abbreviation,
}: {
  name: string | undefined
  abbreviation: string | undefined
}): EditionMetadata {
  return { ...(name ? { name } : {}), ...(abbreviation ? { abbreviation } : {}) }
}

function textAt(value: unknown, path: readonly string[]): string | undefined {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : undefined
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null && key in found ? Reflect.get(found, key) : undefined,
    value,
  )
}
