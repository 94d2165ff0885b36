/** Looks a word of the selected verses up; only where the library has a dictionary of their language, or words of the original. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useDictionariesOf } from '../../../model/contents/use-look-up'
import { useLayerOf } from '../../../model/contents/words/use-layers'
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
  const [edition] = data.manifests
  const dictionaries = useDictionariesOf(edition?.locale ?? '')
  const layer = useLayerOf(edition?.abbreviation)
  if (!dictionaries || (dictionaries.length === 0 && !layer)) return null
  const look = () => trigger.current && askToLookUp(verses, trigger.current)
  return <Action icon={LookUpIcon} label={t('lookUp')} onClick={look} />
}
