/** Whether a chapter was recorded, and the address of its sound. */
import type { Recording } from '#core/contract/editions/recording'
import { AppError } from '#core/errors'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Library } from '../../library/library'
import { recordingOf } from '../../library/recordings/recording-store'

/** The recording of a chapter. */
export function recording(source: Library): Handler<'recording'> {
  return async ({ params: { abbreviation, chapter } }) => {
    const edition = source.view().find(abbreviation)
    if (!edition) throw new AppError('edition-unknown', { abbreviation })
    const found = recordingOf(source.directory, edition.summary.abbreviation, Number(chapter))
    return prepareJson<{ data: Recording | null }>({ data: found ?? null })
  }
}
