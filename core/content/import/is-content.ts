/**
 * Whether a source is contents rather than an edition; both may come as OSIS. The rule for editions is
 * scripture/editions/forms: content decides, so a Bible in a form that is not read is refused and never becomes a
 * dictionary.
 */
import type { ContentKind } from '../../contract/content/kinds'
import { AppError } from '../../errors'
import { openFiles, openSource } from '../../scripture/editions/container/open-source'
import type { SourceInput } from '../../scripture/editions/container/source-file'
import { osisKind } from '../../scripture/editions/forms/osis-kind'
import { unreadForm, unreadFormError } from '../../scripture/editions/forms/unread-form'
import { recogniseContent } from './recognise-content'

/**
 * True where no file of it is one of an edition, or the operator `chose` a kind of contents. Throws what opening it
 * throws, but for unknown formats; `file-form` for a Bible in a form that is not read, and for one of pages, which is
 * no dictionary, whatever was chosen; `invalid-input` `{field}` for verses too long for a Bible.
 */
export function isContent(source: SourceInput, chose?: ContentKind): boolean {
  if (chose !== undefined) {
    const form = chose === 'dictionary' ? unreadForm(source) : undefined
    if (form && (form.form === 'HTML' || form.form === 'EPUB')) throw unreadFormError(source.name, form)
    return true
  }
  try {
    const kinds = openSource(source).files.map(({ format, bytes }) =>
      format === 'osis' ? osisKind(bytes) : 'edition',
    )
    if (kinds.includes('edition')) return false
    if (kinds.includes('doubt')) throw doubtful(source.name)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'file-format') throw error
    // Rows that begin with a place would count as the verses of a Bible.
    const form = hasLinkTable(source) ? undefined : unreadForm(source)
    if (form) throw unreadFormError(source.name, form)
    return true
  }
}

function doubtful(file: string): AppError {
  const message = 'Its items are verses, but too long for a Bible; say --kind commentary if it explains one'
  return new AppError('invalid-input', { file, field: 'kind' }, { message })
}

function hasLinkTable(source: SourceInput): boolean {
  try {
    return openFiles(source, recogniseContent).files.some(({ format }) => format === 'references')
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'file-format') throw error
    return false
  }
}
