/** The chapters in which the member has notes; the lists of books and chapters mark them. */
import { useMemo } from 'react'
import type { Numbering } from '#core/contract/editions/edition'
import { chaptersOfNote } from '#core/study/standing-places'
import { useThings } from '../../../model/account/member-database'

/** Canonical numbers of chapters in the numbering of an edition. */
export function useNotedChapters(numbering: Numbering | undefined): ReadonlySet<number> {
  const notes = useThings('note')
  return useMemo(
    () => new Set(numbering ? (notes ?? []).flatMap(({ data }) => chaptersOfNote(data, numbering)) : []),
    [notes, numbering],
  )
}
