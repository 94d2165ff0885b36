/** Chooses the state to show when a text view cannot simply show its text. Loaded on demand. */
import type { PageData } from '#core/contract/page-data'
import { useChapterHeading } from '../../../model/place/use-chapter-heading'
import { ReadableHere } from '../loading/readable-here'
import type { ReadingState } from '../loading/use-reading'
import { ChapterAbsent, ChapterSkeleton, EditionUnknown, NotOnDevice, PassageUnknown } from './chapter-states'

interface Props {
  state: ReadingState
  data: PageData | undefined
  /** The passage as in the address. */
  passage: string | undefined
  isLoading: boolean
}

export function ReadingProblem({ state, data, passage, isLoading }: Props) {
  const { reading, status, error, retry } = state
  const known = reading?.kind === 'found' ? reading.data : undefined
  const heading = useChapterHeading(known)
  if (reading?.kind === 'passage-unknown') return <PassageUnknown reading={reading} />
  if (error && reading?.kind === 'edition-unknown' && error.code === 'edition-unknown')
    return <EditionUnknown abbreviation={reading.abbreviation} />
  if (error)
    return (
      <NotOnDevice error={error} hasText={data !== undefined} reading={reading} onRetry={retry}>
        {!data && <ReadableHere data={known} passage={passage} />}
      </NotOnDevice>
    )
  if (reading?.kind === 'found' && reading.absent.length > 0)
    return (
      <ChapterAbsent data={reading.data} absent={reading.absent}>
        <ReadableHere data={known} passage={passage} mayLoad />
      </ChapterAbsent>
    )
  if (reading?.kind === 'edition-unknown' && status === 'loaded' && !data)
    return <EditionUnknown abbreviation={reading.abbreviation} />
  return isLoading && !data ? <ChapterSkeleton title={heading} /> : null
}
