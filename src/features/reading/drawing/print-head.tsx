/** The head on paper: product, place and translations, address. Drawn 2 s after load (spec 1 §4), when the page is idle. */
import { memo, useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import * as limits from '#core/limits'
import { dotOf } from '#core/scripture/text/digits'
import { useChaptersHeading } from '../../../model/place/use-chapter-heading'
import { formatList } from '../../../ui/words/format-list'
import { notPrinting, printFlag } from './print-flag'

export const PrintHead = memo(function PrintHead({ data }: { data: PageData }) {
  const { t, i18n } = useTranslation()
  const heading = useChaptersHeading(data)
  const { isDrawn } = usePrintFlag()
  if (!isDrawn) return null
  const names = formatList(
    data.manifests.map(({ name }) => name),
    i18n.language,
  )
  const dot = dotOf(i18n.language)
  return (
    <p className="print-head">
      {t('product')}
      {dot}
      <bdi>{heading}</bdi>
      {dot}
      <bdi>{names}</bdi>
      {dot}
      <bdi>{location.origin + (data.address?.path ?? '')}</bdi>
    </p>
  )
})

function usePrintFlag() {
  const [flag, dispatch] = useReducer(printFlag, notPrinting)
  useEffect(() => {
    const timer = setTimeout(() => dispatch('loaded'), limits.printFlagMs)
    const before = () => flushSync(() => dispatch('before-print'))
    const after = () => dispatch('after-print')
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return flag
}
