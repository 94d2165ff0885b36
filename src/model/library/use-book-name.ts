/** Names of books in the interface language. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { pageSource } from '../../platform/local/page-source'

/** The name of a book; its number while the names are loading. */
export function useBookName(): (book: number) => string {
  const { i18n } = useTranslation()
  const pack = useLiveQuery(() => pageSource.names(i18n.language), [i18n.language])
  return (book) => pack?.names[String(book)]?.name ?? String(book)
}
