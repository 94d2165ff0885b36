/** `/dictionaries` (FEATURES CONT-01): the heads of the chosen dictionaries, found by their beginning or by their first letter. */

import { LayoutGrid as GridIcon, List as ListIcon } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { headKey } from '#core/content/model/head-key'
import { LetterBar } from '../../model/contents/lists/letter-bar'
import { NothingYet } from '../../model/contents/lists/nothing-yet'
import { setOption, useOption } from '../../model/options/options'
import { entryMemory, useEntryState } from '../../model/place/entry-state'
import { FilterField } from '../../ui/controls/filter-field'
import { IconButton } from '../../ui/controls/icon-button'
import { SortSelect } from '../../ui/form/sort-select'
import listStyles from '../../ui/note/list.module.css'
import { PanelLines } from '../../ui/page/panel-lines'
import { DictionaryChoice } from './dictionary-choice'
import { DictionariesFront } from './front/dictionaries-front'
import { HeadList } from './heads/head-list'
import { headSorts } from './heads/merge-heads'
import { NoHeads } from './heads/no-heads'
import { useHeads } from './heads/use-heads'
import { type Dictionary, useChosen, useDictionaries } from './use-dictionaries'

/** Rows at first: more than a screen, and few enough to be drawn between two letters. */
const rowsAtOnce = 40

const shownList = entryMemory({ words: '', letter: '', shown: rowsAtOnce })

export function DictionariesOverlay() {
  const { t, i18n } = useTranslation('contents')
  const dictionaries = useDictionaries(i18n.language)
  if (dictionaries?.length === 0) return <NothingYet about={t('areas:about-dictionaries')} />
  return (
    <div className={listStyles.page}>
      {dictionaries ? <Heads dictionaries={dictionaries} /> : <PanelLines label={t('loading')} />}
    </div>
  )
}

interface HeadsProps {
  dictionaries: readonly Dictionary[]
}

/** Characters that the server takes. */
const longestPrefix = 100

function Heads({ dictionaries }: HeadsProps) {
  const { t, i18n } = useTranslation('dictionaries')
  const chosen = useChosen(dictionaries)
  const sort = useOption('resource.dictionary.sort')
  const isGrid = useOption('resource.dictionary.gridView')
  const [state, setState] = useEntryState(shownList)
  const { words, letter, shown } = useDeferredValue(state)
  const isDigit = letter === '0'
  const prefix = words === '' ? (isDigit ? '' : letter) : headKey(words).slice(0, longestPrefix)
  const heads = useHeads(chosen, { prefix, isDigit }, sort, i18n.language)
  return (
    <>
      <Tools
        words={state.words}
        onWords={(wanted) => setState({ words: wanted, letter: '', shown: rowsAtOnce })}
        isSorted={chosen.length > 1}
      />
      <DictionaryChoice dictionaries={dictionaries} chosen={chosen} />
      {heads.isAsking && heads.letters.length === 0 && <PanelLines label={t('contents:loading')} />}
      <LetterBar
        label={t('letters')}
        letters={heads.letters}
        current={state.letter}
        onChoose={(wanted) => setState({ words: '', letter: wanted, shown: rowsAtOnce })}
      />
      {state.words === '' && state.letter === '' && isLarge(chosen) && (
        <DictionariesFront
          locale={chosen[0]?.summary.locale ?? i18n.language}
          onWord={(word) => setState({ words: word, letter: '', shown: rowsAtOnce })}
        />
      )}
      <HeadList
        heads={heads}
        chosen={chosen}
        shown={shown}
        isGrid={isGrid}
        none={words !== '' && <NoHeads {...{ words, dictionaries, chosen }} />}
        onMore={() => setState({ ...state, shown: state.shown + 3 * rowsAtOnce })}
      />
    </>
  )
}

/** Few heads are seen at a glance. */
function isLarge(chosen: readonly Dictionary[]): boolean {
  return chosen.some(({ summary }) => summary.counts.items >= fewHeads)
}

const fewHeads = 200

interface ToolsProps {
  words: string
  onWords: (words: string) => void
  /** Several dictionaries have an order. */
  isSorted: boolean
}

function Tools({ words, onWords, isSorted }: ToolsProps) {
  const { t } = useTranslation('dictionaries')
  const isGrid = useOption('resource.dictionary.gridView')
  const sort = useOption('resource.dictionary.sort')
  return (
    <div className={`${listStyles.tools} app-chrome`}>
      <FilterField label={t('search')} value={words} onChange={onWords} />
      {isSorted && (
        <SortSelect
          label={t('sort')}
          sorts={headSorts}
          current={sort || 'name'}
          titleOf={(one) => t(`sort-${one}`)}
          onChange={(one) => setOption('resource.dictionary.sort', one)}
        />
      )}
      <IconButton
        icon={isGrid ? ListIcon : GridIcon}
        label={t(isGrid ? 'asList' : 'asGrid')}
        onClick={() => setOption('resource.dictionary.gridView', !isGrid)}
      />
    </div>
  )
}
