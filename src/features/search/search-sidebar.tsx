/** The sidebar of a search: its options, recent searches, the chapter of a hit (FEATURES READ-16). */

import { TextSearch as ContextIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleHits } from '#core/contract/content/answers'
import type { ResultRow } from '#db/rows'
import { useRecentSearches } from '../../model/recent/use-recent-searches'
import { useSidebar } from '../../model/sidebar/use-sidebar'
import { OptionsIcon } from '../../ui/controls/icons'
import { BookIcon, HistoryIcon } from '../../ui/controls/panel-icons'
import { Sidebar } from '../../ui/sidebar/sidebar'
import type { SidebarBox } from '../../ui/sidebar/sidebar-content'
import { useSidebarLabels } from '../../ui/sidebar/use-sidebar-labels'
import { formatNumber } from '../../ui/words/format-number'
import { ArticleGroups } from './articles/article-groups'
import { SearchOptionsPanel } from './options/search-options-panel'
import { ChapterBox } from './results/chapter-box'
import type { SearchEditions } from './results/use-search-editions'
import type { ScopedSearch } from './scope/use-scope'
import { RecentBox } from './sidebar/recent-box'
import { useChosenRow } from './sidebar/use-chosen-row'

interface Props {
  search: { path: string } & ScopedSearch
  /** The element around the list of hits. */
  container: RefObject<HTMLElement | null>
  pages: readonly ResultRow[]
  editions: SearchEditions
  articles: readonly ArticleHits[]
}

/** The header has a button for the options too, so they are folded at first to leave room for the chapter. */
const foldedAtFirst = 'options'

export function SearchSidebar(props: Props) {
  const boxes = useBoxes(props)
  const sidebar = useSidebar('search', boxes, { folded: foldedAtFirst })
  const labels = useSidebarLabels()
  return sidebar && <Sidebar boxes={boxes} labels={labels} {...sidebar} />
}

function useBoxes({ search, container, pages, editions, articles }: Props): SidebarBox[] {
  const { t, i18n } = useTranslation('search')
  const recents = useRecentSearches() ?? []
  const row = useChosenRow(container)
  return [
    {
      name: 'options',
      title: t('common:panel-search'),
      icon: OptionsIcon,
      content: <SearchOptionsPanel search={search} isWide />,
    },
    {
      name: 'recent',
      title: t('recent'),
      icon: HistoryIcon,
      count: formatNumber(recents.length, i18n.language),
      content: <RecentBox recents={recents} current={search.path} />,
    },
    {
      name: 'context',
      title: t('sidebar-context'),
      icon: ContextIcon,
      content: <ChapterBox pages={pages} row={row} editions={editions} search={search} />,
    },
    ...(articles.length > 0
      ? [
          {
            name: 'articles',
            title: t('articles'),
            icon: BookIcon,
            count: formatNumber(
              articles.reduce((sum, { total }) => sum + total, 0),
              i18n.language,
            ),
            content: <ArticleGroups groups={articles} />,
          },
        ]
      : []),
  ]
}
