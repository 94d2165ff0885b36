/**
 * The key of the history entry at which a view was shown last: an overlay above the view has an entry of its
 * own.
 */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isSamePath } from '../../platform/page/readable-path'
import { keptView } from './kept-view'

/** Does not change while the address differs from `path`. */
export function useEntryKey(path: string): string {
  const { location } = useRouter().history
  const [known, setKnown] = useState(() => (keptView()?.path === path ? keptView()?.entry : undefined) ?? '')
  const isHere = isSamePath(location.pathname, path)
  const key = isHere ? (location.state.__TSR_key ?? '') : known
  if (key !== known) setKnown(key)
  return key
}
