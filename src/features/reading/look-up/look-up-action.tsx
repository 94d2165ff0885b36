/** Looks a word of the selected verses up; only where the library has a dictionary of their language. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useDictionariesOf } from '../../../model/contents/use-look-up'
import { LookUpIcon } from '../../../model/sidebar/box-icons'
import { Action } from '../../../ui/controls/bar-actions'
import { askToLookUp } from './look-up-request'

interface Props {
  data: PageData
  verses: readonly number[]
  /** Gets the focus back. */
  trigger: RefObject<HTMLElement | null>
}

export function LookUpAction({ data, verses, trigger }: Props) {
  const { t } = useTranslation('lookup')
  const dictionaries = useDictionariesOf(data.manifests[0]?.locale ?? '')
  if (!dictionaries || dictionaries.length === 0) return null
  const look = () => trigger.current && askToLookUp(verses, trigger.current)
  return <Action icon={LookUpIcon} label={t('lookUp')} onClick={look} />
}
