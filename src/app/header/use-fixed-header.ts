/**
 * Keeps the header in place while a member has set this option (spec 1 §2 fixHeader); the style sheet applies
 * it on wide screens only.
 */
import { useEffect } from 'react'
import { useOption } from '../../model/options/options'

/** Applies while the calling component is mounted. */
export function useFixedHeader(): void {
  const isFixed = useOption('fixHeader')
  useEffect(() => {
    if (!isFixed) return
    document.documentElement.setAttribute('data-header', 'fixed')
    return () => document.documentElement.removeAttribute('data-header')
  }, [isFixed])
}
