/** The sections of a commentary on a chapter as disclosures; only open ones are drawn. Introductions come first, closed. */
import { useTranslation } from 'react-i18next'
import type { CommentaryChapter, PackSummary } from '#core/contract/content/answers'
import type { Article } from '#core/contract/content/article'
import { convert } from '#core/scripture/numbering/convert'
import { Awaited } from '../../../ui/page/awaited'
import { isolate } from '../../../ui/words/isolate'
import { type Places, usePlaces } from '../text/use-places'
import styles from './commentary.module.css'
import type { Following } from './following'
import { sectionsAt } from './sections-at'
import { SlicedText } from './sliced-text'

interface Props {
  pack: PackSummary
  said: CommentaryChapter
  following: Following
  onToggle: (article: number, isOpen: boolean) => void
}

export function CommentarySections({ pack, said, following, onToggle }: Props) {
  const { t } = useTranslation('commentary')
  const places = usePlaces(pack.numbering)
  if (!places) return <Awaited />
  const { chapter, verse, byHand } = following
  const placed = said.sections.map(({ id, at = [] }) => ({
    id,
    ranges: at.flatMap((range) => places.placeOf(range) ?? []),
  }))
  // A psalm title that this edition counts and the commentary does not is the beginning of the psalm.
  const counted = convert(chapter + verse, places.edition.numbering, {
    base: pack.numbering,
    corrections: [],
  })
  const isTitle = counted.length > 0 && counted.every(({ part }) => part === 'title')
  const open = sectionsAt(placed, isTitle ? chapter : chapter + verse)
  const section = (article: Article, title: string, isAtVerse: boolean) => (
    <Section
      key={article.id}
      pack={pack}
      article={article}
      title={title}
      isOpen={byHand.get(article.id) ?? isAtVerse}
      isAtVerse={isAtVerse}
      onToggle={(isOpen) => onToggle(article.id, isOpen)}
    />
  )
  return (
    <>
      {said.introductions.map((article) =>
        section(article, t('introduction', { place: isolate(labelOf(article, places)) }), false),
      )}
      {said.sections.map((article) => section(article, labelOf(article, places), open.has(article.id)))}
    </>
  )
}

/** Its places as the edition names them; the head where the edition has none of them. */
export function labelOf({ at = [], head }: Pick<Article, 'at' | 'head'>, places: Places): string {
  const labels = at.flatMap((range) => places.placeOf(range)?.label ?? [])
  return labels.length > 0 ? labels.join('; ') : head
}

interface SectionProps {
  pack: PackSummary
  article: Article
  title: string
  isOpen: boolean
  /** It explains the verse that is read. */
  isAtVerse: boolean
  onToggle: (isOpen: boolean) => void
}

function Section({ pack, article, title, isOpen, isAtVerse, onToggle }: SectionProps) {
  const id = `commentary-${pack.abbr}-${article.id}`
  return (
    <section className={styles.section} data-at={isAtVerse || undefined}>
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          <bdi>{title}</bdi>
          {hasWords(article.head) && (
            <small lang={pack.locale} dir={pack.direction}>
              {article.head}
            </small>
          )}
        </button>
      </h4>
      {isOpen && (
        <div id={id}>
          <SlicedText pack={pack} nodes={article.parts} />
        </div>
      )}
    </section>
  )
}

/** A head that is more than a place: places are shown as the edition names them. */
function hasWords(head: string): boolean {
  return !/\d/.test(head) && head.split(' ').length > 2
}
