/** Looks a word up in all dictionaries of the text's language: shows its articles, or says that there is none. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchPath } from '#core/contract/address/search-address'
import type { ArticleLink } from '#core/contract/content/answers'
import type { Manifest } from '#core/contract/editions/edition'
import type { ChapterRecord, PageData } from '#core/contract/page-data'
import { plainContent } from '#core/scripture/selection/selection-text'
import { ContentProblem } from '../../../model/contents/content-problem'
import { areHere } from '../../../model/contents/known-packs'
import { ArticlePeek } from '../../../model/contents/text/article-peek'
import { useDictionariesOf, useLookUp } from '../../../model/contents/use-look-up'
import { useLayerOf } from '../../../model/contents/words/use-layers'
import { languageName } from '../../../model/library/use-editions'
import { FilterField } from '../../../ui/controls/filter-field'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import { Summary } from '../../../ui/controls/summary'
import { useMedia } from '../../../ui/page/use-media'
import { Floating } from '../../../ui/sheets/floating'
import { isolate } from '../../../ui/words/isolate'
import { ChapterArticlesBox } from './chapter-articles-box'
import styles from './look-up.module.css'
import type { LookUpRequest } from './look-up-request'
import { likelyWords, wordsWithArticle } from './offered-words'
import { WordBehind } from './word-behind'

interface Props {
  data: PageData
  request: LookUpRequest
  onClose: () => void
}

export function LookUpBox({ data, request, onClose }: Props) {
  const { t } = useTranslation('lookup')
  const [first] = data.manifests
  const edition = data.manifests.find(({ abbreviation }) => abbreviation === request.edition) ?? first
  const hasSidebar = useMedia('(min-width: 801px)')
  const trigger = useMemo(() => ({ current: request.trigger }), [request.trigger])
  if (!edition) return null
  return (
    <Floating label={t('title')} trigger={trigger} kind="panel" onClose={onClose}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={onClose} />
      </div>
      <Behind edition={edition} data={data} request={request} />
      <LookUp
        edition={edition}
        text={textOf(recordOf(data, edition, request), request.verses)}
        request={request}
      />
      {!hasSidebar && (
        <details className={styles.chapter}>
          <Summary>{t('inChapter')}</Summary>
          <ChapterArticlesBox data={data} />
        </details>
      )}
    </Floating>
  )
}

/** Nothing where no layer belongs to the edition. */
function Behind({ edition, data, request }: { edition: Manifest } & Pick<Props, 'data' | 'request'>) {
  const { t } = useTranslation('lookup')
  const layer = useLayerOf(edition.abbreviation)
  const record = recordOf(data, edition, request)
  if (!layer || !record) return null
  // The key asks for a word of the chapter where no verse is chosen.
  const [first] = record.chapter.verses
  const verses = request.verses.length > 0 ? request.verses : first ? [first.verse] : []
  return (
    <section className={styles.body} aria-label={t('wordBehind')}>
      <h3>{t('wordBehind')}</h3>
      <WordBehind {...{ layer, data, edition, record, verses }} pressed={request.candidates[0]} />
    </section>
  )
}

interface LookUpProps {
  edition: Manifest
  /** The text whose words are offered. */
  text: string
  request: LookUpRequest
}

function LookUp({ edition, text, request }: LookUpProps) {
  const { t, i18n } = useTranslation('lookup')
  const { locale } = edition
  const dictionaries = useDictionariesOf(locale)
  const layer = useLayerOf(edition.abbreviation)
  const [candidates, setCandidates] = useState(request.candidates)
  const [written, setWritten] = useState(request.candidates[0] ?? '')
  const isHere = dictionaries !== undefined && dictionaries.length > 0 && areHere(dictionaries)
  const words = useLiveQuery(
    async () => (isHere ? await wordsWithArticle(text, locale) : likelyWords(text, locale)),
    [isHere, text, locale],
  )
  const look = (word: string, all: readonly string[]) => {
    setWritten(word)
    setCandidates(all)
  }
  if (dictionaries?.length === 0)
    // Words of the original are enough for a box.
    return layer === undefined || layer ? null : (
      <p className={styles.hint}>{t('noDictionary', { language: languageName(locale, i18n.language) })}</p>
    )
  return (
    <div className={styles.body}>
      <FilterField
        label={t('word')}
        value={written}
        onChange={(value) => look(value, value.trim() === '' ? [] : [value.trim()])}
      />
      {words && words.length > 0 && (
        <ul className={styles.words} lang={locale} dir={edition.direction} aria-label={t('ofVerse')}>
          {words.map(({ word, candidates: all }) => (
            <li key={word}>
              <button type="button" aria-pressed={word === written} onClick={() => look(word, all)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
      {candidates.length > 0 && <Answer key={candidates.join()} edition={edition} candidates={candidates} />}
    </div>
  )
}

function Answer({ edition, candidates }: { edition: Manifest; candidates: readonly string[] }) {
  const { t } = useTranslation('lookup')
  const found = useLookUp(edition.locale, candidates)
  const [word = ''] = candidates
  if (found.kind !== 'here')
    return <ContentProblem content={found} absent={t('noEntry', { word: isolate(word) })} />
  return (
    <div role="status" className={styles.answers}>
      {found.data.length === 0 && <p>{t('noEntry', { word: isolate(word) })}</p>}
      {found.data.map((link: ArticleLink) => (
        <ArticlePeek key={`${link.abbr} ${link.id}`} link={link} />
      ))}
      <a href={searchPath([edition.abbreviation], word)}>{t('searchText', { word: isolate(word) })}</a>
    </div>
  )
}

/** The chapter that has the verses; in a comparison several of an edition may stand in its column. */
function recordOf(
  { chapters }: PageData,
  { abbreviation }: Manifest,
  { verses: [first] }: LookUpRequest,
): ChapterRecord | undefined {
  const own = chapters.filter((one) => one.abbreviation === abbreviation)
  return own.find(({ chapter }) => chapter.verses.some(({ verse }) => verse === first)) ?? own[0]
}

function textOf(record: ChapterRecord | undefined, verses: readonly number[]): string {
  const chosen = record?.chapter.verses.filter(({ verse }) => verses.includes(verse)) ?? []
  return chosen.map((verse) => plainContent(verse)).join(' ')
}
