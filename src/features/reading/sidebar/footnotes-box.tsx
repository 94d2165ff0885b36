/** The footnotes of the chapter, each with a link to its mark; the passages they name are links. */
import { useTranslation } from 'react-i18next'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { digitsOf } from '#core/scripture/text/digits'
import { layoutChapter, type NumberedFootnote } from '#core/scripture/text/layout'
import { LinkedText } from '../references/linked-text'
import { useNotePassages } from '../references/note-passages'
import { referenceLinks } from '../references/reference-links'
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
      {footnotes.map((note) => (
        <li key={note.number}>
          <a href={`#fr${note.number}`}>*{digitsOf(note.number, edition.locale)}</a>{' '}
          <NoteText note={note} data={data} edition={edition} />
        </li>
      ))}
    </ol>
  )
}

interface NoteTextProps {
  note: NumberedFootnote
  data: PageData
  edition: Manifest
}

function NoteText({ note: { footnote, verse }, data, edition }: NoteTextProps) {
  const { i18n } = useTranslation()
  const chapter = data.address?.chapter ?? 0
  const links = useNotePassages(footnote.content, edition, chapter)
  const linking = referenceLinks(data, { edition, chapter, verse }, i18n.language)
  return (
    <span lang={edition.locale} dir="auto">
      {linking ? (
        <LinkedText text={footnote.content} marks={footnote.marks} links={links} {...linking} />
      ) : (
        footnote.content
      )}
    </span>
  )
}
