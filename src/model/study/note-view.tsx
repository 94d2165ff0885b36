/**
 * A note with its references as links: the first click shows the words of the passage below, from the local
 * database.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoteBody } from '#core/contract/members/note-body'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { NoteText } from '../../ui/note/note-text'
import { PassagePeek } from '../../ui/note/passage-peek'
import { firstVerses } from './first-verses'
import { QuotedVerses } from './quoted-verses'
import type { ShownEdition } from './shown-edition'
import { usePassageLinks } from './use-passage-links'
import { useQuotedVerses } from './use-verse-texts'

interface Props {
  body: NoteBody
  edition: ShownEdition | undefined
  /** Canonical in the edition of the note's chapter; 0 = none. */
  chapter: number
}

interface Place {
  from: number
  to: number
}

export function NoteView({ body, edition, chapter }: Props) {
  const { t } = useTranslation('notes')
  const linksIn = usePassageLinks(edition, chapter)
  const [peeked, setPeeked] = useState<Place>()
  const peek = (place: Place) =>
    setPeeked((before) => (before?.from === place.from && before.to === place.to ? undefined : place))
  const hrefOf = ({ from, to }: Place) =>
    edition ? addressPath([edition.manifest.abbreviation], from, to, edition.naming) : '/'
  const [verses] = useQuotedVerses(edition?.manifest, peeked ? [firstVerses(peeked)] : []) ?? []
  return (
    <>
      <NoteText body={body} linksIn={linksIn} hrefOf={hrefOf} peeked={peeked} onPeek={peek} />
      {peeked && edition && (
        <PassagePeek
          label={placeLabel(peeked.from, peeked.to, edition.naming)}
          href={hrefOf(peeked)}
          text={verses && (verses.length > 0 ? <QuotedVerses verses={verses} /> : null)}
          missing={t('passageNotHere')}
          loading={t('common:loading')}
          locale={edition.manifest.locale}
          direction={edition.manifest.direction}
        />
      )}
    </>
  )
}
