/** The key of the history entry a view was last shown at: an overlay above the view has an entry of its own. */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isSamePath } from '../../platform/page/readable-path'
import { keptView } from './kept-view'

/** Stays what it was while the address is another one than `path`. */
export function useEntryKey(path: string): string {
  const { location } = useRouter().history
  const [known, setKnown] = useState(() => (keptView()?.path === path ? keptView()?.entry : undefined) ?? '')
  const isHere = isSamePath(location.pathname, path)
  const key = isHere ? (location.state.__TSR_key ?? '') : known
  if (key !== known) setKnown(key)
  return key
}
