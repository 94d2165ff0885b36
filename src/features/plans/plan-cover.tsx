/** The cover of a plan: a verse that it reads, on one of six colours. The words come from the device or are asked for; the place stands. */
import type { Range } from '#core/contract/content/article'
import { coverVerse } from '#core/plans/own/cover-verses'
import { isOwnPlan } from '#core/plans/own/own-plans'
import type { Plan } from '#core/plans/plan'
import { hasChapter } from '#core/scripture/reading/neighbours'
import type { FoundPlan } from '../../model/contents/plans/use-plans'
import { usePlaces } from '../../model/contents/text/use-places'
import { firstVerses } from '../../model/study/first-verses'
import { useVerseTexts } from '../../model/study/use-verse-texts'
import { BrandIcon } from '../../ui/controls/icons'
import styles from './plan-cover.module.css'

interface Props {
  found: FoundPlan
  /** Asks for the words where the device has not got them. */
  asksForWords: boolean
}

export function PlanCover({ found: { plan }, asksForWords }: Props) {
  const places = usePlaces(plan.numbering)
  const verse = verseOf(plan)
  const standing = verse && places?.placeOf(verse)
  // An edition may hold parts of books.
  const place =
    places && standing && hasChapter(places.edition.bookList, standing.from) ? standing : undefined
  const verses = place ? firstVerses(place).slice(0, 1) : []
  const [words] = useVerseTexts(places?.edition, [verses], asksForWords) ?? []
  return (
    <div className={styles.cover} data-colour={colourOf(plan)} aria-hidden>
      {places && !place ? (
        <BrandIcon className="icon" />
      ) : (
        <p lang={places?.edition.locale} dir={places?.edition.direction}>
          {words}
        </p>
      )}
      <small>{words && place && <bdi>{place.label}</bdi>}</small>
    </div>
  )
}

function verseOf({ key, sections }: Plan): Range | undefined {
  return isOwnPlan(key) ? coverVerse(key) : sections[0]?.ranges[0]
}

const colours = 6

/** The same for ever: a reader knows the cover again. */
function colourOf({ key }: Plan): number {
  let sum = 0
  for (const sign of key) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return sum % colours
}
