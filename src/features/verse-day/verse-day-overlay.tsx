/** `/verse-of-the-day/{date?}` (FEATURES CONT-04): the passage of a day in the reader's edition, with the days beside it. */
import { useTranslation } from 'react-i18next'
import { addDays, type Day, isDay, noonOf, numberOf } from '#core/calendar/day'
import { readTarget } from '#core/contract/members/target'
import { numberingSystemOf } from '#core/scripture/text/digits'
import { entries, passageOfWanted, uuidOf } from '#core/verse-of-day/entries'
import { type Wanted, wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { isMember, useAccount } from '../../model/account/account'
import { useThings } from '../../model/account/member-database'
import { ContentProblem } from '../../model/contents/content-problem'
import { only, useWanted } from '../../model/contents/use-wanted'
import { useEditions } from '../../model/library/use-editions'
import { useOption } from '../../model/options/options'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { useRouteParams } from '../../model/place/use-route-params'
import { useShownEdition } from '../../model/study/shown-edition'
import { useDayVerse } from '../../model/verse-of-day/use-day-verse'
import { useKeptDays } from '../../model/verse-of-day/use-kept-days'
import { useToday } from '../../platform/page/today'
import { Awaited } from '../../ui/page/awaited'
import { SlowLine } from '../../ui/page/slow-line'
import { DayNavigation } from './day-navigation'
import { LargeVerse } from './large-verse'
import { OtherEditions } from './other-editions'
import styles from './verse-day.module.css'
import { VerseSettings } from './verse-settings'
import { VerseWays } from './verse-ways'

export function VerseDayOverlay() {
  const { i18n } = useTranslation('verseDay')
  const { date = '' } = useRouteParams()
  const today = useToday()
  const day = date === '' ? today : isDay(date) ? date : undefined
  useKeptDays(useShownEdition()?.manifest)
  useOverlayTitle(day && date !== '' ? longDay(day, i18n.language) : undefined, i18n.language)
  const named = entries.get(date.toLowerCase())
  return (
    <div className={styles.page}>
      {day === undefined ? (
        named && <Verse wanted={wantedOf(named)} address={`/verse-of-the-day/${date.toLowerCase()}`} />
      ) : (
        <>
          {date === '' && (
            <p className={styles.date}>
              <time dateTime={day}>{longDay(day, i18n.language)}</time>
            </p>
          )}
          <OfDay day={day} />
          <DayNavigation day={day} latest={addDays(today, 1)} />
        </>
      )}
      <VerseSettings />
    </div>
  )
}

/** Of our list, or of the verses with a tag of the member. */
function OfDay({ day }: { day: Day }) {
  const { t } = useTranslation('verseDay')
  const isChosen = useOption('verse.my')
  const isOwn = isMember(useAccount()) && isChosen
  const own = useOwnVerse(day, isOwn)
  if (isOwn && own === undefined) return <div className={styles.verse} />
  // Another person's day has another verse: one of one's own is shared as its place in the text.
  if (own) return <Verse wanted={own} />
  return (
    <>
      {isOwn && <p className={styles.hint}>{t('ownNone')}</p>}
      <Verse wanted={wantedOf(passageOf(day))} address={`/verse-of-the-day/${day}`} />
    </>
  )
}

function Verse({ wanted, address }: { wanted: Wanted; address?: string }) {
  const { t } = useTranslation('verseDay')
  const edition = useShownEdition()
  const verse = useDayVerse(edition, wanted)
  if (verse === null) return <FromLibrary wanted={wanted} />
  if (verse === undefined)
    return (
      <div className={styles.verse} role="status">
        <span className="visually-hidden">{t('contents:loading')}</span>
        <SlowLine text={t('contents:slow')} cancel={t('contents:cancel')} />
      </div>
    )
  const isElsewhere = edition && verse.edition.abbreviation !== edition.manifest.abbreviation
  return (
    <>
      <LargeVerse verse={verse} edition={verse.edition} />
      {isElsewhere && (
        <p className={styles.hint}>
          {t(verse.isForPart ? 'whole' : 'elsewhere', {
            edition: edition.manifest.name,
            other: verse.edition.name,
          })}
        </p>
      )}
      <VerseWays verse={verse} address={address ?? verse.href} />
      <OtherEditions wanted={wanted} shown={verse.edition.abbreviation} />
    </>
  )
}

/** A day in words. "Freitag, 27. November 2026". */
function longDay(day: Day, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: numberingSystemOf(locale),
    dateStyle: 'full',
  }).format(noonOf(day))
}

/**
 * The verse of a day among those with a tag of the member: each day the next one, in the order of the
 * Bible. Null where the tag has no verses; undefined until the database has answered.
 */
export function useOwnVerse(day: Day, isWanted: boolean): Wanted | null | undefined {
  const tag = useOption('verse.tag')
  const taggings = useThings('tgg')
  if (!isWanted) return null
  if (!taggings) return undefined
  const verses = taggings
    .filter(({ tags: [own] }) => own === tag)
    .flatMap(({ key }) => readTarget(key.split(':').slice(2).join(':')) ?? [])
    .toSorted((one, other) => one.canonical - other.canonical)
  const verse = verses[numberOf(day) % Math.max(1, verses.length)]
  return verse ? { from: verse.canonical, to: verse.canonical, base: verse.numbering } : null
}

/** The verse of an edition that only the library has; without a network, what can be done. */
function FromLibrary({ wanted }: { wanted: Wanted }) {
  const { t, i18n } = useTranslation('verseDay')
  const passage = passageOfWanted(wanted)
  const answer = useWanted({
    key: `verse ${passage}`,
    fromPacks: async () => undefined,
    call: 'verseOfTheDay',
    asked: [{ params: { day: uuidOf(passage) }, query: {} }],
    fromServer: only,
  })
  const editions = useEditions(i18n.language)
  if (answer.kind !== 'here')
    return (
      <>
        <ContentProblem content={answer} absent={t('nowhere')} />
        {answer.kind === 'loading' && <Awaited />}
      </>
    )
  const { text, label, path, edition } = answer.data
  const summary = editions?.find(({ abbreviation }) => abbreviation === edition)?.summary
  if (text === undefined || label === undefined || path === undefined || !summary)
    return <p className={styles.hint}>{t('nowhere')}</p>
  return <LargeVerse verse={{ text, label, href: path }} edition={summary} />
}
