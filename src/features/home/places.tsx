/** One verse in large type and places to begin reading, both in the reader's edition. */
import { useTranslation } from 'react-i18next'
import { beginningLinks } from '#core/scripture/welcome/welcome-links'
import { type ShownEdition, useShownEdition } from '../../model/study/shown-edition'
import styles from './places.module.css'
import { useWelcomeVerse } from './use-welcome-verse'

/** The places in the edition read last, from the local database. */
export function StoredPlaces() {
  return <Places edition={useShownEdition()} />
}

export function Places({ edition }: { edition: ShownEdition | undefined }) {
  return (
    <>
      <Verse edition={edition} />
      <Beginnings edition={edition} />
    </>
  )
}

/** Reserves the space of the verse while it is looked up. */
function Verse({ edition }: { edition: ShownEdition | undefined }) {
  const verse = useWelcomeVerse(edition)
  if (verse === null) return null
  return (
    <figure className={styles.verse}>
      {verse && (
        <>
          <blockquote lang={verse.edition.locale} dir={verse.edition.direction}>
            {verse.text}
          </blockquote>
          <figcaption>
            <a href={verse.href}>
              <bdi>{verse.label}</bdi>
              <small dir="auto" lang={verse.edition.locale}>
                {verse.edition.name}
              </small>
            </a>
          </figcaption>
        </>
      )}
    </figure>
  )
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
