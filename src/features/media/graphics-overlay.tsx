/** `/graphics` (FEATURES CONT-01): the pictures of the library. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { PackSummary } from '#core/contract/content/answers'
import { ContentProblem } from '../../model/contents/content-problem'
import { NothingYet } from '../../model/contents/lists/nothing-yet'
import { useGrowing } from '../../model/contents/lists/use-growing'
import { mediaPath } from '../../model/contents/text/content-text'
import { setOption, useOption } from '../../model/options/options'
import { Button } from '../../ui/controls/button'
import { FilterField } from '../../ui/controls/filter-field'
import { SortSelect } from '../../ui/controls/sort-select'
import listStyles from '../../ui/note/list.module.css'
import { itemSorts, listedItems } from './item-list'
import styles from './media.module.css'
import { useItems, useOwnLanguage, usePacksOf } from './use-items'

/** Number of pictures drawn at once. */
const step = 40

export function GraphicsOverlay() {
  const { t } = useTranslation('areas')
  const packs = usePacksOf('graphics')
  if (!packs) return null
  return packs.length === 0 ? <NothingYet about={t('about-graphics')} /> : <Pictures packs={packs} />
}

function Pictures({ packs: known }: { packs: readonly PackSummary[] }) {
  const { t, i18n } = useTranslation('media')
  const [words, setWords] = useState('')
  const sort = useOption('resource.graphic.sort')
  const { packs, others, showAll } = useOwnLanguage(known)
  const items = useItems(packs)
  const found = listedItems(items.kind === 'here' ? items.data : [], {
    words,
    sort,
    abbreviations: [],
    locale: i18n.language,
  })
  const { shown, end } = useGrowing(`${words} ${sort}`, found.length, step)
  if (items.kind !== 'here') return <ContentProblem content={items} absent={t('nothingFound')} />
  return (
    <div className={listStyles.page}>
      <div className={listStyles.tools}>
        <FilterField label={t('find')} value={words} onChange={setWords} />
        <SortSelect
          label={t('sort')}
          sorts={itemSorts}
          current={sort}
          titleOf={(one) => t(`sort-${one}`)}
          onChange={(one) => setOption('resource.graphic.sort', one)}
        />
      </div>
      {found.length === 0 && <p className={listStyles.hint}>{t('nothingFound')}</p>}
      <ul className={styles.grid}>
        {found.slice(0, shown).map(({ pack, article: { id, head, picture } }) => (
          <li key={`${pack.abbr} ${id}`}>
            <a href={articlePath(pack, id, head)}>
              {picture && <img src={mediaPath(pack, picture.media)} alt="" loading="lazy" />}
              <span lang={pack.locale} dir={pack.direction}>
                {head}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div ref={end} />
      {others > 0 && <Button onClick={showAll}>{t('otherLanguages', { count: others })}</Button>}
    </div>
  )
}
