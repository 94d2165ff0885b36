/** Links selected verses of a gospel to their pericope; draws nothing if there is none. */
import { useTranslation } from 'react-i18next'
import { canonicalOf, placeOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { parallelsOf } from '#core/scripture/pericopes/parallels-of'
import { LinkAction } from '../../../ui/controls/bar-actions'
import { SynopsisIcon } from './synopsis-icons'

interface Props {
  data: PageData
  verses: readonly number[]
}

export function SynopsisAction({ data: { address, manifests }, verses }: Props) {
  const { t } = useTranslation()
  const [edition] = manifests
  const [first] = verses
  if (!edition || !address || first === undefined) return null
  const { book, chapter } = placeOf(address.chapter)
  const at = canonicalOf(book, chapter, first)
  const [found] = parallelsOf({ from: at, to: at }, edition.numbering)
  if (!found) return null
  const href = `/synoptic/${edition.abbreviation}/${found.pericope.id}`
  return <LinkAction icon={SynopsisIcon} label={t('menu:synoptic')} href={href} />
}
