/** Whether a source is contents rather than an edition; both may come as OSIS. */
import { AppError } from '../../errors'
import { openSource } from '../../scripture/editions/container/open-source'
import { asciiHead } from '../../scripture/editions/container/recognise'
import type { SourceInput } from '../../scripture/editions/container/source-file'

const headBytes = 8192
/** An OSIS document says of itself what it refers to and what type of work it is. */
const ofContent =
  /osisRefWork="(?!bible)|<type[^>]*>\s*(?:commentary|dictionary|lexicon|glossary|daily devotion)/i

/** True where no file of it is one of an edition. Throws what opening it throws, but for unknown formats. */
export function isContent(source: SourceInput): boolean {
  try {
    const { files } = openSource(source)
    return files.every(
      ({ format, bytes }) => format === 'osis' && ofContent.test(asciiHead(bytes, headBytes)),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'file-format') return true
    throw error
  }
}
