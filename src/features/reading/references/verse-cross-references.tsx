/** The cross references of a passage, on the page that shows it in all translations; nothing where there are none. */
import { useTranslation } from 'react-i18next'
import { placeOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { useChapterReferences } from './use-chapter-references'
import { VerseReferences } from './verse-references'

interface Props {
  data: PageData
  /** Canonical in the first edition of the page. */
  canonicals: readonly number[]
}

export function VerseCrossReferences({ data, canonicals }: Props) {
  const { t } = useTranslation('menu')
  const found = useChapterReferences(data)
  const verses = canonicals.map((one) => placeOf(one).verse)
  if (!found?.some(({ verse }) => verses.includes(verse))) return null
  return (
    <section>
      <h3>{t('crossReferences')}</h3>
      <VerseReferences data={data} found={found} verses={verses} />
    </section>
  )
}
