/** The state of loading a page (spec 1 §4). */
import type { CodeMissing, PageReading } from '#core/scripture/reading/read-page'

export type LoaderStatus = 'loading-without-data' | 'data-present' | 'loading-with-data' | 'loaded'

/** Computed from whether text is here, and whether more is loading. */
export function loaderStatus(
  reading: PageReading | CodeMissing | undefined,
  isWanting: boolean,
): LoaderStatus {
  const hasData = reading?.kind === 'found' && reading.data.chapters.length > 0
  if (isWanting) return hasData ? 'loading-with-data' : 'loading-without-data'
  if (reading === undefined) return 'loading-without-data'
  return hasData && reading.missing.length > 0 ? 'data-present' : 'loaded'
}
