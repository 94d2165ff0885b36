/** The cross references of the selected verses with their words. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { addressPath, namingOf } from '#core/scripture/reading/addresses'
import { rememberWay } from '../../platform/way-back'
import { ReferenceList } from './reference-list'
import styles from './sidebar/text-sidebar.module.css'

interface Props {
  data: PageData
  verses: readonly number[]
}

export function VerseReferences({ data, verses }: Props) {
  const { t, i18n } = useTranslation('sidebar')
  const naming = namingOf(data, i18n.language)
  const { abbreviations = [], chapter = 0, path = '' } = data.address ?? {}
  const [abbreviation = ''] = abbreviations
  const record = data.chapters.find(
    (one) => one.abbreviation === abbreviation && one.chapter.canonical === chapter,
  )
  const chosen = (record?.chapter.verses ?? []).filter(({ verse, verse_end = verse }) =>
    verses.some((number) => number >= verse && number <= verse_end),
  )
  const references = chosen.flatMap((verse) => verse.references ?? [])
  if (!naming || verses.length === 0) return <p className={styles.hint}>{t('chooseVerse')}</p>
  if (references.length === 0) return <p className={styles.hint}>{t('noReferences')}</p>
  const [verse = 0] = verses
  return (
    <ReferenceList
      abbreviation={abbreviation}
      references={references}
      hrefOf={(from, to) => addressPath(abbreviations, from, to, naming)}
      onFollow={() => rememberWay({ path: `${path}#v${verse}`, verse, chapter })}
    />
  )
}
