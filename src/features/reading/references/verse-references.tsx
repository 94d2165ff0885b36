/** The cross references of the selected verses with their words. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { addressPath, namingOf } from '#core/scripture/reading/addresses/addresses'
import { rememberWay } from '../../../model/place/way-back'
import styles from '../sidebar/text-sidebar.module.css'
import { ReferenceCredits, SourcedList } from './sourced-list'
import type { FoundReferences } from './use-chapter-references'

interface Props {
  data: PageData
  found: FoundReferences
  verses: readonly number[]
}

export function VerseReferences({ data, found, verses }: Props) {
  const { t, i18n } = useTranslation('sidebar')
  const naming = namingOf(data, i18n.language)
  const { abbreviations = [], chapter = 0, path = '' } = data.address ?? {}
  const [abbreviation = ''] = abbreviations
  const chosen = found.filter(({ verse }) => verses.includes(verse))
  if (!naming || verses.length === 0) return <p className={styles.hint}>{t('chooseVerse')}</p>
  if (chosen.length === 0) return <p className={styles.hint}>{t('noReferences')}</p>
  return (
    <>
      {chosen.map(({ verse, ...one }) => (
        <SourcedList
          key={`${verse} ${one.pack?.abbr}`}
          abbreviation={abbreviation}
          found={one}
          hrefOf={(from, to) => addressPath(abbreviations, from, to, naming)}
          onFollow={() => rememberWay({ path: `${path}#v${verse}`, verse, chapter })}
        />
      ))}
      <ReferenceCredits found={chosen} />
    </>
  )
}
