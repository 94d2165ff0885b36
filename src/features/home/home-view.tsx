/**
 * Home (READ-18). It welcomes a new reader: the name, what it is for, the large field, three things to do, the verse of the day, places to
 * begin with. A reader who comes back first finds the line where they stopped, and what a plan asks for today.
 */
import type { ReactNode } from 'react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { RecentPassages } from '../../model/recent/recent-passages'
import { type ShownEdition } from '../../model/study/shown-edition'
import { useReadOn } from '../../model/study/use-read-on'
import { firstPage } from '../../platform/page/first-page'
import { rememberedRoute } from '../../platform/storage/remembered-route'
import { focusArrived } from '../../ui/page/focus-arrived'
import { lazyPart } from '../../ui/timing/lazy-part'
import { Actions } from './actions'
import { Doors } from './doors'
import { Editions } from './editions'
import { GoOn } from './go-on'
import styles from './home-view.module.css'
import { Places, StoredActions, StoredPlaces } from './places'
import { PlanSlot } from './plan-slot'

const KeptDays = lazyPart(async () => (await import('./kept-days')).KeptDays, limits.floatingDelayMs)

const none: readonly string[] = []

/** `field` is the passage field. It belongs to another feature, so the shell passes it in. */
export function HomeView({ field }: { field: ReactNode }) {
  const { t, i18n } = useTranslation('home')
  const last = useReadOn()
  // The cookie says whether the reader comes back before the database answers, so that nothing moves later.
  const [route] = useState(rememberedRoute)
  const [firstLocale] = useState(i18n.language)
  const path = last?.path ?? route
  const first = path === undefined && i18n.language === firstLocale ? firstEdition(firstLocale) : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusArrived(heading.current), [])
  return (
    <div className={styles.home} data-returning={path !== undefined || undefined}>
      <header className={styles.welcome}>
        <h1 ref={heading} tabIndex={-1}>
          {t('common:product')}
        </h1>
        <p>{t('purpose')}</p>
      </header>
      {path !== undefined && <GoOn path={path} last={last} />}
      {field}
      {path === undefined && (first ? <Actions edition={first} /> : <StoredActions />)}
      <Doors />
      <PlanSlot />
      {first ? <Places edition={first} /> : <StoredPlaces />}
      <RecentPassages except={last?.path} />
      <Editions chosen={last?.abbreviations ?? none} />
      <Suspense>{path !== undefined && <KeptDays />}</Suspense>
    </div>
  )
}

/**
 * The edition in the server's page for `/`, for readers without one of their own; it is drawn before the
 * database is open. Undefined if the page began with a text, or without the server.
 */
function firstEdition(locale: string): ShownEdition | undefined {
  const data = firstPage()
  if (!data || data.address) return undefined
  const [manifest] = data.manifests
  const naming = namingOf(data, locale)
  return manifest && naming ? { manifest, naming } : undefined
}
