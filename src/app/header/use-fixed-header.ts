/** Keeps the header where it is while a member wishes so (spec 1 §2 fixHeader); the style sheet follows on wide screens only. */
import { useEffect } from 'react'
import { useOption } from '../../model/options/options'

/** As long as it is drawn. */
export function useFixedHeader(): void {
  const isFixed = useOption('fixHeader')
  useEffect(() => {
    if (!isFixed) return
    document.documentElement.setAttribute('data-header', 'fixed')
    return () => document.documentElement.removeAttribute('data-header')
  }, [isFixed])
}
