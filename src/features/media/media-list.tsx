/** The list of pictures or videos: filter, order, collection, cards that lead to each. */
import { useTranslation } from 'react-i18next'
import { numberOf } from '#core/calendar/day'
import { articlePath } from '#core/content/reading/addresses'
import type { PackSummary } from '#core/contract/content/answers'
import { type Picture, wordsOf } from '#core/contract/content/article'
import { ContentProblem } from '../../model/contents/content-problem'
import { useGrowing } from '../../model/contents/lists/use-growing'
import { mediaPath } from '../../model/contents/text/content-text'
import { setOption, useOption } from '../../model/options/options'
import { entryMemory, useEntryState } from '../../model/place/entry-state'
import { useToday } from '../../platform/page/today'
import { Button } from '../../ui/controls/button'
import { FilterField } from '../../ui/controls/filter-field'
import { SortSelect } from '../../ui/form/sort-select'
import listStyles from '../../ui/note/list.module.css'
import { formatLength } from '../../ui/words/format-time'
import { itemSorts, listedItems } from './item-list'
import styles from './media.module.css'
import { type Item, useItems, useOwnLanguage } from './use-items'

const typedWords = entryMemory('')

/** Cards drawn at once. */
const step = 40

interface Props {
  /** All of one kind. */
  packs: readonly PackSummary[]
  kind: 'graphic' | 'video'
  /** Of these packs only; empty for all. */
  abbreviations: readonly string[]
  onChoosePack?: (abbreviation: string) => void
}

export function MediaList({ packs: known, kind, abbreviations, onChoosePack }: Props) {
  const { t, i18n } = useTranslation('media')
  const [words, setWords] = useEntryState(typedWords)
  const sort = useOption(`resource.${kind}.sort`)
  const { packs, others, showAll } = useOwnLanguage(known)
  const items = useItems(packs)
  const all = items.kind === 'here' ? items.data : []
  const found = listedItems(all, { words, sort, abbreviations, locale: i18n.language })
  const { shown, end } = useGrowing(`${words} ${sort} ${abbreviations.join()}`, found.length, step)
  if (items.kind !== 'here') return <ContentProblem content={items} absent={t('nothingFound')} />
  return (
    <div className={listStyles.page}>
      <div className={listStyles.tools}>
        <FilterField
          label={kind === 'graphic' ? t('find') : t('findVideo')}
          value={words}
          onChange={setWords}
        />
        <SortSelect
          label={t('sort')}
          sorts={itemSorts}
          current={sort}
          titleOf={(one) => t(`sort-${one}`)}
          onChange={(one) => setOption(`resource.${kind}.sort`, one)}
        />
        {onChoosePack && packs.length > 1 && (
          <SortSelect
            label={t('collection')}
            sorts={['', ...packs.map(({ abbr }) => abbr)]}
            current={abbreviations[0] ?? ''}
            titleOf={(abbr) => packs.find((pack) => pack.abbr === abbr)?.name ?? t('all')}
            onChange={onChoosePack}
          />
        )}
      </div>
      {words === '' && <Lead items={found} kind={kind} />}
      {found.length === 0 && <p className={listStyles.hint}>{t('nothingFound')}</p>}
      <ul className={styles.grid}>
        {found.slice(0, shown).map((item) => (
          <Card key={`${item.pack.abbr} ${item.article.id}`} item={item} />
        ))}
      </ul>
      <div ref={end} />
      {others > 0 && <Button onClick={showAll}>{t('otherLanguages', { count: others })}</Button>}
    </div>
  )
}

/** One of many, another every day, in the width of the page. */
function Lead({ items, kind }: { items: readonly Item[]; kind: Props['kind'] }) {
  const { t } = useTranslation('media')
  const day = numberOf(useToday())
  const item = items.length < fewItems ? undefined : items[day % items.length]
  const image = item?.article.picture ?? item?.article.video?.poster
  if (!item || !image) return null
  const { pack, article } = item
  return (
    <a className={styles.lead} href={articlePath(pack, article.id, article.head)}>
      <img src={mediaPath(pack, image.media)} alt="" />
      <small>{t(`today-${kind}`)}</small>
      <b lang={pack.locale} dir={pack.direction}>
        {article.head}
      </b>
      <span lang={pack.locale} dir={pack.direction}>
        {wordsOf(article.parts)}
      </span>
    </a>
  )
}

/** Of fewer none is put before the others. */
const fewItems = 7

function Card({ item: { pack, article } }: { item: Item }) {
  const { i18n } = useTranslation()
  const { id, head, picture, video } = article
  const image: Picture | undefined = picture ?? video?.poster
  return (
    <li>
      <a href={articlePath(pack, id, head)}>
        {image ? (
          <img src={mediaPath(pack, image.media)} alt="" loading="lazy" />
        ) : (
          <span className={styles.noPoster} aria-hidden />
        )}
        <span lang={pack.locale} dir={pack.direction}>
          {head}
        </span>
        {video && video.seconds > 0 && <small>{formatLength(video.seconds, i18n.language)}</small>}
      </a>
    </li>
  )
}
