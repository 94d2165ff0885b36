/** An aspect of a topic: its first places with their text, and the rest in pages once a person opens it. */
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#core/contract/content/article'
import type { QuotedVerse } from '#core/scripture/selection/selection-text'
import { Reference } from '../../model/contents/text/content-text'
import { PlaceBox } from '../../model/contents/text/place-box'
import type { Places, ShownPlace } from '../../model/contents/text/use-places'
import { firstVerses } from '../../model/study/first-verses'
import { QuotedVerses } from '../../model/study/quoted-verses'
import { readVerseTexts, useQuotedVerses } from '../../model/study/use-verse-texts'
import { copyText } from '../../platform/page/share'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { CopyIcon } from '../../ui/controls/panel-icons'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import { formatNumber } from '../../ui/words/format-number'
import styles from './topics.module.css'

/** Number of places shown at first, and number added by each further page. */
const atFirst = 3
const page = 50

interface Props {
  group: Group
  places: Places
  /** Language of the title. */
  locale: string
  asksForTexts: boolean
  /** Receives 1 when texts of drawn places are missing on this device, and -1 when they no longer are. */
  onLack: ((change: 1 | -1) => void) | undefined
}

/** Drawn anew only for its own changes, not for each of the source around it. */
export const TopicGroup = memo(function TopicGroup({ group, places, locale, asksForTexts, onLack }: Props) {
  const { level, title, ranges } = group
  const { t, i18n } = useTranslation('topics')
  const [wanted, setWanted] = useState(atFirst)
  const shown = ranges.slice(0, wanted).flatMap((range) => places.placeOf(range) ?? [])
  const texts = useQuotedVerses(places.edition, shown.map(firstVerses), asksForTexts || wanted > atFirst)
  const isLacking = texts?.some((verses) => verses?.length === 0) ?? false
  useEffect(() => {
    if (!isLacking || !onLack) return
    onLack(1)
    return () => onLack(-1)
  }, [isLacking, onLack])
  const copy = async () => {
    if (await copyText(await wordsOf(group, places))) showSnackbar(t('copied'))
    else showSnackbar(t('reading:copyFailed'), { type: 'error' })
  }
  if (ranges.length === 0)
    return (
      <h3 className={styles.heading} data-level={Math.min(level, 3)} lang={locale}>
        <bdi>{title}</bdi>
      </h3>
    )
  return (
    <section className={styles.group} data-level={Math.min(level, 3)}>
      <div className={styles.head}>
        <h3 lang={locale}>
          <bdi>{title || t('verses')}</bdi> <small>{formatNumber(ranges.length, i18n.language)}</small>
        </h3>
        {shown.length > 0 && (
          <IconButton
            icon={CopyIcon}
            label={t('copy', { title: title || t('verses') })}
            onClick={() => void copy()}
          />
        )}
      </div>
      <Verses shown={shown} texts={texts} places={places} />
      {wanted < ranges.length && (
        <Button onClick={() => setWanted(wanted === atFirst ? page : wanted + page)}>
          {t('more', {
            number: formatNumber(Math.min(ranges.length - wanted, page), i18n.language),
          })}
        </Button>
      )}
    </section>
  )
})

/** Writes all places of the aspect, also those that are not drawn, and the name of the edition. */
async function wordsOf({ title, ranges }: Group, { edition, placeOf }: Places): Promise<string> {
  const all = ranges.flatMap((range) => placeOf(range) ?? [])
  const texts = await readVerseTexts(edition, all.map(firstVerses))
  const lines = all.map(({ label }, index) => [label, texts[index]].filter(Boolean).join(': '))
  return [title, ...lines, edition.name].filter(Boolean).join('\n')
}

interface VersesProps {
  shown: readonly ShownPlace[]
  texts: readonly (readonly QuotedVerse[] | undefined)[] | undefined
  places: Places
}

function Verses({ shown, texts, places: { edition } }: VersesProps) {
  const [opened, setOpened] = useState<{ place: ShownPlace; reference: HTMLElement }>()
  return (
    <ul className={styles.verses}>
      {shown.map((place, index) => (
        <li key={`${index} ${place.href}`} data-awaited={texts?.[index] === undefined || undefined}>
          {texts?.[index]?.length ? (
            <a href={place.href}>
              <bdi>{place.label}</bdi>
            </a>
          ) : (
            <Reference
              place={place}
              isOpen={opened?.place.href === place.href}
              onOpen={(one, reference) => setOpened({ place: one, reference })}
            >
              {place.label}
            </Reference>
          )}
          {texts?.[index]?.length ? (
            <p lang={edition.locale} dir={edition.direction}>
              <QuotedVerses verses={texts[index]} />
            </p>
          ) : null}
        </li>
      ))}
      {opened && <PlaceBox edition={edition} {...opened} onClose={() => setOpened(undefined)} />}
    </ul>
  )
}
