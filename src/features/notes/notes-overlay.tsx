/** `/notes` (FEATURES STUDY-02): the list, or with `?note=` one note in its editor. */
import { useMemo } from 'react'
import { readNoteAddress } from '#core/study/note-address'
import { useAddressQuery } from '../../model/place/use-address-query'
import { NoteEditor } from './editor/note-editor'
import { NoteList } from './note-list'

export function NotesOverlay() {
  const query = useAddressQuery()
  const address = useMemo(() => {
    const read = new URLSearchParams(query)
    return readNoteAddress(read.get('note'), read.get('at'))
  }, [query])
  return address ? <NoteEditor key={address.id} address={address} /> : <NoteList />
}
