/** The popover at a mark: a footnote or the cross references of a verse, from the local database, with links to the previous and next mark. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verse } from '#core/contract/editions/chapter'
import type { ChapterRecord, PageData } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { commaOf } from '#core/scripture/text/digits'
import { layoutChapter, type NumberedFootnote } from '#core/scripture/text/layout'
import { IconButton } from '../../ui/controls/icon-button'
import { CloseIcon, NextIcon, PreviousIcon } from '../../ui/controls/icons'
import { Floating } from '../../ui/sheets/floating'
import styles from './note-popover.module.css'
import { BroughtToVerse } from './references/brought-to-verse'
import { LinkedNote } from './references/linked-note'
import { referenceLinks } from './references/reference-links'
import { ReferenceList } from './references/reference-list'

interface Props {
  mark: HTMLElement
  data: PageData
  onMark: (mark: HTMLElement | undefined) => void
}

export function NotePopover({ mark, data, onMark }: Props) {
  const { t, i18n } = useTranslation('reading')
  const trigger = useMemo(() => ({ current: mark }), [mark])
  const label = mark.getAttribute('aria-label') ?? ''
  const place = mark.classList.contains('fn') ? notePlace(mark, data, i18n.language) : undefined
  const name = place ? `${place}${commaOf(i18n.language)}${label}` : label
  const close = () => onMark(undefined)
  const move = (step: 1 | -1) => {
    const marks = [...(mark.closest('article')?.querySelectorAll<HTMLElement>('.fn, .xr') ?? [])]
    const target = marks[marks.indexOf(mark) + step]
    if (!target) return
    target.scrollIntoView({ block: 'nearest' })
    onMark(target)
  }
  return (
    <Floating label={name} trigger={trigger} onClose={close}>
      <div className={styles.head}>
        <h2>{place ? <bdi>{place}</bdi> : label}</h2>
        <div>
          <IconButton icon={PreviousIcon} label={t('previousMark')} isMirrored onClick={() => move(-1)} />
          <IconButton icon={NextIcon} label={t('nextMark')} isMirrored onClick={() => move(1)} />
          <IconButton icon={CloseIcon} label={t('common:close')} onClick={close} />
        </div>
      </div>
      {mark.classList.contains('fn') ? (
        <FootnoteText mark={mark} data={data} />
      ) : (
        <References mark={mark} data={data} />
      )}
    </Floating>
  )
}

function FootnoteText({ mark, data }: Pick<Props, 'mark' | 'data'>) {
  const locale = useTranslation().i18n.language
  const record = recordOf(mark, data)
  const note = noteOf(mark, record)
  const found = note && record && linksOf(record, note.verse, data, locale)
  if (!note || !found) return null
  return <LinkedNote note={note.footnote} {...found} />
}

/** "Johannes 3,16": the verse that the note of a mark belongs to; for a heading, the verse that follows. */
function notePlace(mark: HTMLElement, data: PageData, locale: string): string | undefined {
  const record = recordOf(mark, data)
  const note = noteOf(mark, record)
  const naming = namingOf(data, locale)
  if (!record || !note || !naming) return undefined
  const { canonical, verses } = record.chapter
  const end = verses.find(({ verse }) => verse === note.verse)?.verse_end
  return placeLabel(canonical + note.verse, end && canonical + end, naming)
}

function noteOf(mark: HTMLElement, record: ChapterRecord | undefined): NumberedFootnote | undefined {
  return (
    record &&
    layoutChapter(record.chapter).footnotes.find(({ number }) => String(number) === mark.dataset['fn'])
  )
}

function References({ mark, data }: Pick<Props, 'mark' | 'data'>) {
  const locale = useTranslation().i18n.language
  const record = recordOf(mark, data)
  const verse: Verse | undefined = record?.chapter.verses.find(
    (one) => String(one.verse) === mark.dataset['xr'],
  )
  const found = verse && record && linksOf(record, verse.verse, data, locale)
  if (!verse || !found) return null
  const { edition, hrefOf, onFollow } = found
  return (
    <>
      <ReferenceList
        abbreviation={edition.abbreviation}
        references={verse.references ?? []}
        hrefOf={hrefOf}
        onFollow={onFollow}
      />
      <BroughtToVerse {...found} data={data} own={verse.references ?? []} />
    </>
  )
}

/** The place of a mark with the links of its references; undefined until the names of books are here. */
function linksOf({ abbreviation, chapter }: ChapterRecord, verse: number, data: PageData, locale: string) {
  const edition = data.manifests.find((one) => one.abbreviation === abbreviation)
  const place = edition && { edition, chapter: chapter.canonical, verse }
  const links = place && referenceLinks(data, place, locale)
  return links && { ...place, ...links }
}

/** The chapter in which a mark stands, in the edition of its column. */
function recordOf(mark: HTMLElement, data: PageData): ChapterRecord | undefined {
  const article = mark.closest<HTMLElement>('article')
  const abbreviation = mark.closest<HTMLElement>('.cell')?.dataset['abbr'] ?? article?.dataset['edition']
  const canonical = mark.dataset['of']
  return data.chapters.find(
    (record) =>
      record.abbreviation === abbreviation &&
      (canonical === undefined || String(record.chapter.canonical) === canonical),
  )
}
