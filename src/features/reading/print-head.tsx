/** On paper: product, place and translations, address. Drawn 2 s after load (spec 1 §4), when nothing else needs the time. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { limits } from '#core/limits'
import { useChapterHeading } from '../../platform/use-chapter-heading'
import { formatList } from '../../ui/format-list'

export function PrintHead({ data }: { data: PageData }) {
  const { t, i18n } = useTranslation()
  const heading = useChapterHeading(data)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), limits.printFlagMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isReady) return null
  const names = formatList(
    data.manifests.map(({ name }) => name),
    i18n.language,
  )
  return (
    <p className="print-head">
      {t('product')} · <bdi>{heading}</bdi> · <bdi>{names}</bdi> ·{' '}
      <bdi>{location.origin + (data.address?.path ?? '')}</bdi>
    </p>
  )
}
