/** The verse of an edition that only the library has; without a network, what can be done. */
import { useTranslation } from 'react-i18next'
import { passageOfWanted, uuidOf } from '#core/verse-of-day/entries'
import type { Wanted } from '#core/verse-of-day/quote'
import { ContentProblem } from '../../model/contents/content-problem'
import { only, useWanted } from '../../model/contents/use-wanted'
import { useEditions } from '../../model/library/use-editions'
import { LargeVerse } from './large-verse'
import styles from './verse-day.module.css'

export function FromLibrary({ wanted }: { wanted: Wanted }) {
  const { t, i18n } = useTranslation('verseDay')
  const passage = passageOfWanted(wanted)
  const answer = useWanted({
    key: `verse ${passage}`,
    fromPacks: async () => undefined,
    call: 'verseOfTheDay',
    asked: [{ params: { day: uuidOf(passage) }, query: {} }],
    fromServer: only,
  })
  const editions = useEditions(i18n.language)
  if (answer.kind !== 'here') return <ContentProblem content={answer} absent={t('nowhere')} />
  const { text, label, path, edition } = answer.data
  const summary = editions?.find(({ abbreviation }) => abbreviation === edition)?.summary
  if (text === undefined || label === undefined || path === undefined || !summary)
    return <p className={styles.hint}>{t('nowhere')}</p>
  return <LargeVerse verse={{ text, label, href: path }} edition={summary} />
}
