/** Looks up a word of the selected verses; shown only if the library has a dictionary of their language. */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { Action } from '../selection/bar-actions'
import { LookUpIcon } from '../sidebar/sidebar-icons'
import { askToLookUp } from './look-up-request'
import { useDictionaries } from './use-dictionaries'

export function LookUpAction({ data, verses }: { data: PageData; verses: readonly number[] }) {
  const { t } = useTranslation('lookup')
  const place = useRef<HTMLSpanElement>(null)
  const dictionaries = useDictionaries(data.manifests[0]?.locale ?? '')
  if (!dictionaries || dictionaries.length === 0) return null
  const look = () => {
    const button = place.current?.querySelector('button')
    if (button) askToLookUp(verses, button)
  }
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Action icon={LookUpIcon} label={t('lookUp')} onClick={look} />
    </span>
  )
}
