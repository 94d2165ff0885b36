/** The options of the search: type, how close the words must stand, how words match, where. Every change searches at once. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { coherenceLevels, searchScopes, searchSorts, searchTypes } from '#core/contract/search/search-request'
import { setOption, useOption } from '../../../model/options/options'
import { Button } from '../../../ui/controls/button'
import choice from '../../../ui/controls/choice.module.css'
import { Switch } from '../../../ui/controls/switch'
import { formatNumber } from '../../../ui/words/format-number'
import { type ScopedSearch, useScope } from '../scope/use-scope'
import {
  changeSearchOptions,
  defaultSearchChoice,
  type SearchChoice,
  useSearchOptions,
} from '../search-options'
import { AreaTree } from './area-tree'
import styles from './search-options-panel.module.css'

interface Props {
  /** The search on the screen. */
  search?: ScopedSearch | undefined
  /** Fills its container; otherwise as wide as a panel. */
  isWide?: boolean
}

export function SearchOptionsPanel({ search, isWide = false }: Props) {
  const { t } = useTranslation('search')
  const options = useSearchOptions()
  const [scope, chooseScope] = useScope(search, 'stays')
  const reset = () => {
    changeSearchOptions(defaultSearchChoice)
    chooseScope('chosen')
  }
  return (
    <div className={styles.panel} data-wide={isWide || undefined}>
      <Choices
        name="type"
        title={t('type')}
        chosen={options.type}
        values={searchTypes}
        onChoose={(type) => changeSearchOptions({ type })}
      />
      <Choices name="scope" title={t('scope')} chosen={scope} values={searchScopes} onChoose={chooseScope} />
      <Coherence level={options.coherence} />
      <Switches options={options} />
      <Choices
        name="sort"
        title={t('sort')}
        chosen={options.sort}
        values={searchSorts}
        onChoose={(sort) => changeSearchOptions({ sort })}
      />
      <AreaTree area={options.area} onChange={(area) => changeSearchOptions({ area })} />
      <Button variant="quiet" onClick={reset}>
        {t('reading:reset')}
      </Button>
    </div>
  )
}

interface ChoicesProps<Value extends string> {
  name: 'type' | 'scope' | 'sort'
  title: string
  chosen: Value
  values: readonly Value[]
  onChoose: (value: Value) => void
}

function Choices<Value extends string>({ name, title, chosen, values, onChoose }: ChoicesProps<Value>) {
  const { t } = useTranslation('search')
  // Panel and sidebar may both be on the page, and radio buttons with the same name would form one group.
  const id = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.choices}>
        {values.map((value) => (
          <label key={value} className={`${choice.choice} ${styles.choice}`}>
            <input
              type="radio"
              name={`search-${name}-${id}`}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {t(`${name}-${value}`)}
          </label>
        ))}
      </div>
      {name === 'type' && <p className={styles.hint}>{t(`about-${chosen}`)}</p>}
    </fieldset>
  )
}

/** A slider from one word to all words; the levels of the specification run the other way. */
function Coherence({ level }: { level: number }) {
  const { t, i18n } = useTranslation('search')
  const last = coherenceLevels.length - 1
  const percent = coherenceLevels[level] ?? 0
  const between = () =>
    percent === 50
      ? t('coherence-half')
      : t('coherence-share', { share: formatNumber(percent / 100, i18n.language, { style: 'percent' }) })
  const text = level === 0 ? t('coherence-all') : level === last ? t('coherence-one') : between()
  return (
    <fieldset className={styles.group}>
      <legend>{t('coherence')}</legend>
      <label className={styles.slider}>
        <span className="visually-hidden">{t('coherence')}</span>
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={last - level}
          aria-valuetext={text}
          onChange={({ target }) => changeSearchOptions({ coherence: last - Number(target.value) })}
        />
        <output>{text}</output>
      </label>
    </fieldset>
  )
}

const switches = ['fullwords', 'umlaute', 'exactPhrase', 'searchHeadings'] as const

function Switches({ options }: { options: SearchChoice }) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.switches}>
      {switches.map((name) => (
        <Switch
          key={name}
          label={t(name)}
          isOn={options[name]}
          onChange={(isOn) => changeSearchOptions({ [name]: isOn })}
        />
      ))}
      <MeaningOffline />
    </div>
  )
}

/** The models for meaning are a separate download that a person can decline. */
function MeaningOffline() {
  const { t } = useTranslation('search')
  const [isOn, change] = useMeaningOffline()
  return (
    <>
      <Switch label={t('meaningOffline')} isOn={isOn} onChange={change} />
      <p className={styles.hint}>{t('aboutMeaningOffline')}</p>
    </>
  )
}

/** Reads and changes whether searches on this device use meaning too. */
function useMeaningOffline(): [isOn: boolean, change: (isOn: boolean) => void] {
  return [useOption('searchOptions.meaning'), (isOn) => setOption('searchOptions.meaning', isOn)]
}
