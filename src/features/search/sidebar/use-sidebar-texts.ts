/** The texts of the sidebar's frame. */
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../ui/isolate'
import type { SidebarTexts } from '../../../ui/sidebar/sidebar-content'

export function useSidebarTexts(): SidebarTexts {
  const { t } = useTranslation('search')
  return {
    title: t('sidebar'),
    open: t('sidebar-open'),
    close: t('sidebar-close'),
    pin: t('sidebar-pin'),
    arrange: t('sidebar-arrange'),
    isArranged: t('sidebar-arranged'),
    allHidden: t('sidebar-allHidden'),
    openAt: (box) => t('sidebar-openAt', { box: isolate(box) }),
    move: (box) => t('sidebar-move', { box: isolate(box) }),
    up: (box) => t('sidebar-up', { box: isolate(box) }),
    down: (box) => t('sidebar-down', { box: isolate(box) }),
    show: (box) => t('sidebar-show', { box: isolate(box) }),
    moved: (box, place, places) => t('sidebar-moved', { box: isolate(box), place, places }),
  }
}
