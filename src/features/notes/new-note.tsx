/** Begins a note at the chapter on the screen, or at no verse. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { keptNotePlace } from '#core/study/kept-places'
import { noteAddress } from '#core/study/note-address'
import { useCurrentReading } from '../../model/place/current-reading'
import { useChapterHeading } from '../../model/place/use-chapter-heading'
import { Button } from '../../ui/controls/button'
import { isolate } from '../../ui/words/isolate'

export function NewNote() {
  const { t } = useTranslation('notes')
  const { data } = useCurrentReading()
  const heading = useChapterHeading(data)
  const router = useRouter()
  const [edition] = data?.manifests ?? []
  const chapter = data?.address?.chapter
  const place = edition && chapter !== undefined ? keptNotePlace(chapter, [], edition.numbering) : undefined
  const open = (at?: typeof place) => router.history.push(noteAddress(crypto.randomUUID(), at))
  return (
    <>
      <Button variant="primary" onClick={() => open()}>
        {t('new')}
      </Button>
      {place && heading && (
        <Button onClick={() => open(place)}>{t('newAt', { place: isolate(heading) })}</Button>
      )}
    </>
  )
}
