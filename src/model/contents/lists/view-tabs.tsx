/** Whether an area shows its entries as a list or as a grid; kept as an option of the area. */
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/controls/tabs'
import { setOption, useOption } from '../../options/options'

export function ViewTabs({
  option,
}: {
  option: 'topic.gridView' | 'readingPlan.gridView' | 'chat.gridView'
}) {
  const { t } = useTranslation('contents')
  const isGrid = useOption(option)
  return (
    <Tabs
      label={t('view')}
      tabs={[
        { name: 'list', title: t('list') },
        { name: 'grid', title: t('grid') },
      ]}
      current={isGrid ? 'grid' : 'list'}
      onChoose={(name) => setOption(option, name === 'grid')}
    />
  )
}
