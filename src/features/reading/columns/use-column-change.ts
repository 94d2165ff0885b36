/** Opens a comparison with one of its columns changed. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { byTheWay } from '../../../platform/client/by-the-way'
import { type ColumnChange, changeColumns } from './change-columns'
import { pathToColumns } from './open-columns'

/** Returns a function that changes the column with the menu button `mark`. */
export function useColumnChange(mark: HTMLElement, data: PageData): (change: ColumnChange) => void {
  const router = useRouter()
  const { i18n } = useTranslation()
  const open = async (change: ColumnChange) => {
    const { abbreviations, column } = changeColumns(data.address?.abbreviations ?? [], columnOf(mark), change)
    const path = await pathToColumns({ data, abbreviations, column, locale: i18n.language })
    if (path) router.history.push(path)
  }
  return (change) => byTheWay(open(change))
}

/** Index of the column whose head holds a menu button. */
export function columnOf(mark: HTMLElement): number {
  return Number(mark.dataset['column'] ?? 0)
}
