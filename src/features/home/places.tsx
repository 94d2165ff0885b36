/** One verse in large type and places to begin reading, both in the reader's edition. */

import { useTranslation } from 'react-i18next'
import { rowTitle } from '#core/known-works/row-title'
import { beginningLinks } from '#core/scripture/welcome/welcome-links'
import { type ShownEdition, useShownEdition } from '../../model/study/shown-edition'
import { Actions } from './actions'
import styles from './places.module.css'
import { useHomeVerse } from './use-home-verse'

/** The places in the edition read last, from the local database. */
export function StoredPlaces() {
  return <Places edition={useShownEdition()} />
}

/** The same for what a new reader can do. */
export function StoredActions() {
  return <Actions edition={useShownEdition()} />
}

export function Places({ edition }: { edition: ShownEdition | undefined }) {
  return (
    <>
      <Verse edition={edition} />
      <Beginnings edition={edition} />
    </>
  )
}

/** Its space is reserved while it is looked up, and the same for every verse: longer ones are set smaller. */
function Verse({ edition }: { edition: ShownEdition | undefined }) {
  const { t } = useTranslation('home')
  const verse = useHomeVerse(edition)
  if (verse === null) return null
  return (
    <figure className={styles.verse} data-length={verse && lengthOf(verse.text)}>
      {verse && (
        <>
          <p className={styles.ofDay}>
            {verse.isOfDay ? <a href="/verse-of-the-day">{t('menu:verseOfTheDay')}</a> : t('verse')}
          </p>
          <blockquote lang={verse.edition.locale} dir={verse.edition.direction}>
            {verse.text}
          </blockquote>
          <figcaption>
            <a href={verse.href}>
              <bdi>{verse.label}</bdi>
              <small dir="auto" lang={verse.edition.locale}>
                {rowTitle(verse.edition.name)}
              </small>
            </a>
          </figcaption>
        </>
      )}
    </figure>
  )
}

/** Characters up to which a verse is short, or of middle length. */
const lengths = { short: 80, middle: 170 }

function lengthOf(text: string): 'short' | 'middle' | 'long' {
  if (text.length <= lengths.short) return 'short'
  return text.length <= lengths.middle ? 'middle' : 'long'
}

function Beginnings({ edition }: { edition: ShownEdition | undefined }) {
  const { t } = useTranslation('home')
  const beginnings = edition ? beginningLinks(edition.manifest, edition.naming) : []
  if (edition && beginnings.length === 0) return null
  return (
    <section aria-labelledby="home-doors" className={styles.section}>
      <h2 id="home-doors">{t('whatToRead')}</h2>
      <ul className={styles.beginnings} data-waiting={edition === undefined || undefined}>
        {beginnings.map(({ name, href, label }) => (
          <li key={name}>
            <a href={href}>
              <b>{t(`door-${name}`)}</b>
              <span>{t(`about-${name}`)}</span>
              <small>
                <bdi>{label}</bdi>
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
