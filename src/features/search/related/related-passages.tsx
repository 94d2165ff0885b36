/**
 * Below few hits: the passages that the cross references of packs name at the first of them, the strongest first. Nothing
 * where there are none.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chapterOf, placeOf } from '#core/canonical'
import type { EditionSummary } from '#core/contract/editions/edition'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import { addressPath, type Naming, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { PackCredit } from '../../../model/contents/text/pack-credit'
import { usePackReferences } from '../../../model/contents/use-pack-references'
import { rememberWay } from '../../../model/place/way-back'
import { pageSource } from '../../../platform/local/page-source'
import { isolate } from '../../../ui/words/isolate'
import { hitRows } from '../results/hit-rows'
import type { SearchEditions } from '../results/use-search-editions'
import styles from './related-passages.module.css'

/** With more hits nobody needs other ways. */
const few = 5
const mostPassages = 7

interface Props {
  /** The answer of the first page. */
  answer: SearchAnswer
  editions: SearchEditions
  search: { path: string; words: string; abbreviations: readonly string[] }
}

export function RelatedPassages({ answer, editions, search }: Props) {
  const [cell] =
    hitRows(answer, search.abbreviations)[0]?.cells.filter(({ verses }) => verses.length > 0) ?? []
  const edition = cell && editions.get(cell.abbreviation)
  const canonical = cell?.verses[0]?.verse.canonical
  if (answer.count > few || !edition || canonical === undefined) return null
  return <RelatedTo edition={edition} canonical={canonical} search={search} />
}

interface RelatedToProps {
  edition: EditionSummary
  canonical: number
  search: Props['search']
}

function RelatedTo({ edition, canonical, search: { path, words } }: RelatedToProps) {
  const { t } = useTranslation('search')
  const naming = useNaming(edition)
  const place = useMemo(
    () => naming && { edition, naming, chapter: chapterOf(canonical) },
    [edition, naming, canonical],
  )
  const brought = usePackReferences(place)
  const [found] = (brought.kind === 'here' ? brought.data : []).flatMap(({ pack, byVerse }) => {
    const references = byVerse.get(placeOf(canonical).verse) ?? []
    return references.length > 0 ? [{ pack, references }] : []
  })
  if (!found || !naming) return null
  const label = placeLabel(canonical, undefined, naming)
  const onFollow = () => rememberWay({ path, verse: 0, chapter: 0, words })
  return (
    <nav className={styles.related} aria-label={t('related', { place: isolate(label) })}>
      <h2>{t('related', { place: isolate(label) })}</h2>
      <p className={styles.passages}>
        {found.references.slice(0, mostPassages).map((one) => (
          <a
            key={one.content}
            href={addressPath([edition.abbreviation], one.canonical, one.canonical_end, naming)}
            onClick={onFollow}
          >
            <bdi>{one.content}</bdi>
          </a>
        ))}
      </p>
      <PackCredit pack={found.pack} />
    </nav>
  )
}

/** How an edition names its places; undefined until its names are here. */
function useNaming({ locale, separators }: EditionSummary): Naming | undefined {
  const { i18n } = useTranslation()
  const language = nameLocale(locale, i18n.language)
  const pack = useLiveQuery(() => pageSource.names(language), [language])
  return useMemo(
    () => pack && { names: pack.names, separators, locale: language },
    [pack, separators, language],
  )
}
