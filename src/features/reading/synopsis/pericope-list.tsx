/** All pericopes by section, with a filter for titles and references; the one on the screen is marked. `#list` in the address opens it. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Pericope, pericopes } from '#core/scripture/pericopes/pericopes'
import { placeLabel } from '#core/scripture/reading/addresses/addresses'
import { dotOf } from '#core/scripture/text/digits'
import { foldForFilter } from '#core/study/lists/fold-for-filter'
import { entryMemory, useEntryState } from '../../../model/place/entry-state'
import { FilterField } from '../../../ui/controls/filter-field'
import { Summary } from '../../../ui/controls/summary'
import styles from './synopsis.module.css'
import { type FoundSynopsis, namingOfSynopsis } from './synopsis-columns'

const typedWords = entryMemory('')

interface Props {
  abbreviation: string
  current: number
  found: FoundSynopsis
}

export function PericopeList({ isOpenAtFirst, ...props }: Props & { isOpenAtFirst: boolean }) {
  const { t } = useTranslation('synopsis')
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details
      className={`${styles.all} app-chrome`}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary>{t('all')}</Summary>
      {isOpen && <Sections {...props} />}
    </details>
  )
}

function Sections({ abbreviation, current, found }: Props) {
  const { t, i18n } = useTranslation('synopsis')
  const [filter, setFilter] = useEntryState(typedWords)
  const naming = namingOfSynopsis(found)
  const [rows] = useState(() =>
    pericopes.map((pericope) => {
      const title = t(`pericopes:${pericope.id}`)
      const label = (from: number, to: number) => placeLabel(from, to, naming, 'abbr')
      const places = placesOf(pericope, label).join(dotOf(i18n.language))
      const words = foldForFilter(`${title} ${places}`)
      // No-break spaces keep a place on one line.
      return { ...pericope, title, places: places.replaceAll(/(?<![·|]) (?![·|])/g, '\u00a0'), words }
    }),
  )
  const list = useRef<HTMLDivElement>(null)
  const wanted = foldForFilter(filter.trim())
  const matching = rows.filter(({ words }) => words.includes(wanted))
  const sections = [...new Set(matching.map(({ section }) => section))]
  const toCurrent = (one: HTMLAnchorElement | null) => {
    const box = list.current
    if (one && box && wanted === '') box.scrollTop = one.offsetTop - box.clientHeight / 3
  }
  return (
    <>
      <FilterField label={t('find')} value={filter} onChange={setFilter} />
      {matching.length === 0 && <p className={styles.hint}>{t('none')}</p>}
      <div ref={list} className={styles.list}>
        {sections.map((section) => (
          <section key={section}>
            <h3>{t(`section-${section}`)}</h3>
            <ul>
              {matching
                .filter((one) => one.section === section)
                .map(({ id, title, places }) => (
                  <li key={id}>
                    <a
                      href={`/synoptic/${abbreviation}/${id}`}
                      {...(id === current ? { 'aria-current': 'page', ref: toCurrent } : {})}
                    >
                      <span>{title}</span> <small dir="auto">{places}</small>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** The places where the pericope is read; a pericope told elsewhere has a row of its own. */
function placesOf({ passages }: Pericope, label: (from: number, to: number) => string): string[] {
  return passages.filter(({ isElsewhere }) => !isElsewhere).map(({ from, to }) => label(from, to))
}
