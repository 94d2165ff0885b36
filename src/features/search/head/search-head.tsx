/** Says how much was found in which editions, and chooses type, area and order of the search. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type AreaPart, expandArea } from '#core/contract/search/area'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import {
  bookGroups,
  defaultCoherence,
  searchScopes,
  searchSorts,
  searchTypes,
} from '#core/contract/search/search-request'
import { useBookName } from '../../../model/library/use-book-name'
import { Button } from '../../../ui/controls/button'
import { OptionsIcon } from '../../../ui/controls/icons'
import { isolate } from '../../../ui/words/isolate'
import { type ScopedSearch, useScope } from '../scope/use-scope'
import { changeSearchOptions, defaultSearchChoice, type SearchChoice } from '../search-options'
import { Fold, Folds } from './folds'
import styles from './search-head.module.css'
import { Select } from './select'

interface ControlProps {
  search: ScopedSearch
  /** The answer of the first page; undefined until it is known. */
  answer: SearchAnswer | undefined
  options: SearchChoice
  filter: AreaPart | undefined
  onFilter: (part: AreaPart | undefined) => void
}

interface Props extends ControlProps {
  /** True if the search ended without an answer; the part below says why. */
  hasFailed: boolean
  /** There is room for the filters above the hits. */
  isWide: boolean
  beside: ReactNode
  /** Further filters, below the others. */
  children: ReactNode
}

/** `beside`: what stands in the row of the filters where they are folded. */
export function SearchHead({ isWide, beside, children, ...props }: Props) {
  const { t } = useTranslation('search')
  const { search, answer, hasFailed } = props
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          <bdi>{search.words}</bdi>
        </h1>
        <Counts abbreviations={search.abbreviations} answer={answer} hasFailed={hasFailed} />
        {isWide && <Controls {...props} />}
      </header>
      {isWide ? (
        children
      ) : (
        <Folds>
          <Fold icon={OptionsIcon} title={t('filters')} count={chosenFilters(props)} hasScope>
            <Controls {...props} />
            {children}
          </Fold>
          {beside}
        </Folds>
      )}
    </>
  )
}

/** How many of them differ from what a search begins with. */
function chosenFilters({ search, options, filter }: ControlProps): number {
  const { type, sort, coherence } = defaultSearchChoice
  const isChosen = [
    search.scope !== 'chosen',
    options.type !== type,
    options.sort !== sort,
    options.coherence !== coherence,
    filter !== undefined || options.area.length > 0,
  ]
  return isChosen.filter(Boolean).length
}

function Controls({ search, answer, options, filter, onFilter }: ControlProps) {
  const { t } = useTranslation('search')
  return (
    <>
      {answer && <Strictness answer={answer} options={options} />}
      <search aria-label={t('controls')} className={styles.controls}>
        <ScopeSelect search={search} />
        <TypeSelect options={options} answer={answer} />
        <AreaSelect options={options} filter={filter} onFilter={onFilter} />
        <Select
          label={t('sort')}
          value={options.sort}
          choices={searchSorts.map((sort) => ({ value: sort, label: t(`sort-${sort}`) }))}
          onChange={(sort) => changeSearchOptions({ sort })}
        />
      </search>
    </>
  )
}

/** How many verses each translation has, or all together where they are searched as one, and how many of them all the words: only where there are some. */
export function Counts({
  abbreviations,
  answer,
  hasFailed,
}: Pick<Props, 'answer' | 'hasFailed'> & { abbreviations: readonly string[] }) {
  const { t } = useTranslation('search')
  const say = (edition: string, { count, meant }: { count: number; meant: number }) => {
    const verses = t('verses', { count, edition })
    return { edition, text: meant > 0 ? `${verses} ${t('ofThemMeant', { count: meant })}` : verses }
  }
  const { merged } = answer ?? {}
  const counts =
    answer && merged
      ? [say(t('editionCount', { count: merged.editions.length }), { ...merged, count: answer.count })]
      : abbreviations.flatMap((edition) => {
          const hits = answer?.result[edition]
          return hits ? [say(isolate(edition), hits)] : []
        })
  return (
    <p role="status" className={styles.counts}>
      {answer
        ? counts.map(({ edition, text }) => <span key={edition}>{text}</span>)
        : !hasFailed &&
          // A line for each, as the answer will have.
          abbreviations.map((edition, index) => (
            <span key={edition}>{index === 0 ? t('searching') : '\u00A0'}</span>
          ))}
      {!!answer?.whole && <span>{t('whole', { count: answer.whole })}</span>}
    </p>
  )
}

/** Only verses with all the words, or those with some of them too. */
function Strictness({ answer: { whole = 0 }, options }: { answer: SearchAnswer; options: SearchChoice }) {
  const { t } = useTranslation('search')
  const isStrict = options.coherence === strictest
  if (!isStrict && whole === 0) return null
  const coherence = isStrict ? defaultCoherence : strictest
  return (
    <p className={styles.strictness}>
      <Button variant="quiet" onClick={() => changeSearchOptions({ coherence })}>
        {t(isStrict ? 'alsoParts' : 'onlyWhole')}
      </Button>
    </p>
  )
}

/** Index of "all the words". */
const strictest = 0

/** Chooses what is searched beside the chosen translations. */
function ScopeSelect({ search }: Pick<Props, 'search'>) {
  const { t } = useTranslation('search')
  const [scope, choose] = useScope(search, 'scope')
  return (
    <Select
      name="scope"
      label={t('scope')}
      value={scope}
      choices={searchScopes.map((one) => ({ value: one, label: t(`scope-${one}`) }))}
      onChange={choose}
    />
  )
}

/** Chooses the type. A quoted term is searched for as written, whatever is chosen (FEATURES SRCH-01). */
function TypeSelect({ options, answer }: Pick<Props, 'options' | 'answer'>) {
  const { t } = useTranslation('search')
  const isForced = answer?.type === 'classic' && options.type === 'hybrid'
  if (isForced) return <p className={styles.forced}>{t('quoted')}</p>
  return (
    <Select
      label={t('type')}
      value={options.type}
      choices={searchTypes.map((type) => ({ value: type, label: t(`type-${type}`) }))}
      onChange={(type) => changeSearchOptions({ type })}
    />
  )
}

/** Chooses everything or a group of books; shows an area chosen in the chart or in the options too. */
function AreaSelect({ options, filter, onFilter }: Pick<Props, 'options' | 'filter' | 'onFilter'>) {
  const { t } = useTranslation('search')
  const nameOf = useBookName()
  const area = filter === undefined ? options.area : [filter]
  const [only] = area
  const simple = simpleChoices.find((one) =>
    area.length === 0 ? one === 'all' : area.length === 1 && one === only,
  )
  const own = typeof only === 'number' && area.length === 1 ? nameOf(only) : undefined
  const choices = simpleChoices.map((value) => ({ value, label: t(`area-${value}`) }))
  const ownLabel = own ?? t('area-own', { books: expandArea(area).length })
  return (
    <Select
      label={t('area')}
      value={simple ?? 'own'}
      choices={simple ? choices : [...choices, { value: 'own', label: ownLabel }]}
      onChange={(value) => {
        if (value === 'own') return
        onFilter(undefined)
        changeSearchOptions({ area: value === 'all' ? [] : [value] })
      }}
    />
  )
}

const simpleChoices = ['all', ...bookGroups] as const
