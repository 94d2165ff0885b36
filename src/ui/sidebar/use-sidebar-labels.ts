/** The messages of the sidebar's frame. */
import { useTranslation } from 'react-i18next'
import { isolate } from '../words/isolate'
import type { SidebarLabels } from './sidebar-content'

export function useSidebarLabels(): SidebarLabels {
  const { t } = useTranslation('sidebar')
  return {
    title: t('title'),
    open: t('open'),
    close: t('close'),
    pin: t('pin'),
    arrange: t('arrange'),
    isArranged: t('arranged'),
    allHidden: t('allHidden'),
    openAt: (box) => t('openAt', { box: isolate(box) }),
    move: (box) => t('move', { box: isolate(box) }),
    up: (box) => t('up', { box: isolate(box) }),
    down: (box) => t('down', { box: isolate(box) }),
    show: (box) => t('show', { box: isolate(box) }),
    moved: (box, place, places) => t('moved', { box: isolate(box), place, places }),
  }
}
