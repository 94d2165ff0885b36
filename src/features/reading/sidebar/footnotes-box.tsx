/** The footnotes of the chapter, each with the way to its mark. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { digitsOf } from '#core/scripture/text/digits'
import { layoutChapter } from '#core/scripture/text/layout'
import styles from './text-sidebar.module.css'

export function FootnotesBox({ data }: { data: PageData }) {
  const { t } = useTranslation('sidebar')
  const [edition] = data.manifests
  const chapter = data.chapters.find(
    (one) => one.abbreviation === edition?.abbreviation && one.chapter.canonical === data.address?.chapter,
  )?.chapter
  const footnotes = chapter ? layoutChapter(chapter).footnotes : []
  if (!edition || footnotes.length === 0) return <p className={styles.hint}>{t('noFootnotes')}</p>
  return (
    <ol className={styles.footnotes}>
      {footnotes.map(({ number, footnote }) => (
        <li key={number}>
          <a href={`#fr${number}`}>*{digitsOf(number, edition.locale)}</a>{' '}
          <span lang={edition.locale} dir="auto">
            {footnote.content}
          </span>
        </li>
      ))}
    </ol>
  )
}
