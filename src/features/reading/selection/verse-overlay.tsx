/**
 * A passage in all available translations or those of its language (READ-12), by language: to copy in the chosen ones, to share and open in context in each, as
 * a picture; with the verses around it.
 */

import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import type { PageData } from '#core/contract/page-data'
import { rowTitle } from '#core/known-works/row-title'
import * as limits from '#core/limits'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { referencesTo } from '#core/scripture/selection/name-verses'
import type { EditionVerses } from '#core/scripture/selection/read-verses'
import { canonicalsOf } from '#core/scripture/selection/selected-verses'
import { quotedVerses, runningText } from '#core/scripture/selection/selection-text'
import { languageOf } from '#core/words/language'
import { languageName } from '../../../model/library/use-editions'
import { setOption, useOption } from '../../../model/options/options'
import { useRouteParams } from '../../../model/place/use-route-params'
import { QuotedVerses } from '../../../model/study/quoted-verses'
import { PictureButton } from '../../../model/verse-picture/picture-button'
import { useOnline } from '../../../platform/page/online'
import { Button } from '../../../ui/controls/button'
import { CopyIcon, ShareIcon } from '../../../ui/controls/panel-icons'
import { Tabs } from '../../../ui/controls/tabs'
import { TextLines } from '../../../ui/page/text-lines'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { type AddressedColumn, columnOf } from '../copying/use-copied-columns'
import { useCopying } from '../copying/use-copying'
import { useNamings } from '../copying/use-namings'
import { ChapterSkeleton, NotOnDevice, PassageUnknown } from '../drawing/chapter-states'
import { useOverlayReading } from '../loading/overlay-reading'
import styles from '../overlays.module.css'
import { VerseCrossReferences } from '../references/verse-cross-references'
import { type AtHand, byLanguage, type VerseScope, verseScopes } from './editions-at-hand'
import { useEditionsAtHand, useVerseEditions } from './use-verse-editions'
import { VerseNeighbours } from './verse-neighbours'

const CopyForm = lazyPart(async () => (await import('../copying/copy-box')).CopyForm)

export function VerseOverlay() {
  const { _splat = '' } = useRouteParams()
  const atHand = useEditionsAtHand()
  return atHand ? <Verses atHand={atHand} passage={_splat} /> : <ChapterSkeleton />
}

function Verses({ atHand, passage }: { atHand: readonly AtHand[]; passage: string }) {
  const { t, i18n } = useTranslation('copying')
  const scope = useOption('verse.scope')
  const [more, setMore] = useState(0)
  const { abbreviation: first = standardWord, language = i18n.language } =
    atHand.find(({ isHere }) => isHere) ?? {}
  const { data, reading, error, retry } = useOverlayReading([first], passage)
  const canonicals = canonicalsIn(data)
  const wanted = scope === 'all' ? atHand : atHand.filter((one) => one.language === language)
  const { shown, left } = useShown(wanted, more)
  const { read, isWanting } = useVerseEditions(data, canonicals, [...new Set([first, ...shown])])
  const naming = data && namingOf(data, i18n.language)
  if (reading?.kind === 'passage-unknown') return <PassageUnknown reading={reading} />
  if (!data?.address || !naming)
    return error ? (
      <NotOnDevice error={error} hasText={false} reading={reading} onRetry={retry} />
    ) : (
      <ChapterSkeleton />
    )
  const [range, ...others] = rangesIn(data)
  const hasLanguages = atHand.some((one) => one.language !== language)
  return (
    <div className={styles.overlay}>
      <h2>
        <bdi>{range && placeLabel(range.from, range.to, naming, 'long', others)}</bdi>
      </h2>
      {range && <VerseNeighbours data={data} from={range.from} to={others.at(-1)?.to ?? range.to} />}
      {hasLanguages && <Scope scope={scope} language={language} />}
      <Editions read={read} isWanting={isWanting} />
      {left > 0 && (
        <p>
          <Button onClick={() => setMore(more + limits.maxColumns)}>
            {t('moreEditions', { count: left })}
          </Button>
        </p>
      )}
      <VerseCrossReferences data={data} canonicals={canonicals} />
    </div>
  )
}

/** Those here, and with a network as many of the others as there is room for: with `more` further ones. */
function useShown(wanted: readonly AtHand[], more: number): { shown: readonly string[]; left: number } {
  const isOnline = useOnline()
  const further = wanted.filter(({ isHere }) => !isHere)
  const room = isOnline ? Math.max(0, limits.maxColumns - (wanted.length - further.length)) + more : 0
  const asked = new Set(further.slice(0, room))
  const shown = wanted.filter((one) => one.isHere || asked.has(one))
  return {
    shown: shown.map(({ abbreviation }) => abbreviation),
    left: isOnline ? further.length - asked.size : 0,
  }
}

/** Chooses whether translations of other languages are shown too. */
function Scope({ scope, language }: { scope: VerseScope; language: string }) {
  const { t, i18n } = useTranslation('copying')
  const titles = { language: languageName(language, i18n.language), all: t('allLanguages') }
  return (
    <div>
      <Tabs
        label={t('editions')}
        tabs={verseScopes.map((name) => ({ name, title: titles[name] }))}
        current={scope}
        onChoose={(name) => setOption('verse.scope', name)}
      />
    </div>
  )
}

/** The places of the address; for a chapter its first verse. */
function rangesIn({ address }: PageData): readonly { from: number; to: number }[] {
  if (!address) return []
  const first = address.chapter + 1
  return address.marked.length > 0 ? address.marked : [{ from: first, to: first }]
}

function canonicalsIn(data: PageData | undefined): number[] {
  return (data ? rangesIn(data) : []).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
}

function Editions({ read, isWanting }: { read: readonly EditionVerses[]; isWanting: boolean }) {
  const { t } = useTranslation('copying')
  const naming = useNamings(read.map(({ summary }) => summary))
  const [isCopying, setIsCopying] = useState(false)
  const columns = read.map(({ summary, verses }): AddressedColumn => {
    const own = naming(summary)
    return own
      ? columnOf(summary, verses, referencesTo(canonicalsOf(verses), verses), own)
      : columnOf(summary, [], [], { names: {}, separators: summary.separators })
  })
  const shown = read.flatMap((edition, index): Shown[] => {
    const column = columns[index]
    return column ? [{ edition, column }] : []
  })
  const groups = byLanguage(shown, ({ edition }) => languageOf(edition.summary.locale))
  return (
    <>
      <div>
        <div className={styles.tools}>
          <Button aria-expanded={isCopying} onClick={() => setIsCopying(!isCopying)}>
            <CopyIcon className="icon" aria-hidden />
            {t('copyAs')}
          </Button>
          <Picture read={read} columns={columns} />
        </div>
        <Suspense>{isCopying && <CopyForm columns={columns} />}</Suspense>
      </div>
      {groups.map((group) => (
        <LanguageGroup
          key={group[0]?.edition.summary.abbreviation}
          group={group}
          hasTitle={groups.length > 1}
        >
          {group.map((one) => (
            <VerseIn key={one.edition.summary.abbreviation} {...one} isWanting={isWanting} />
          ))}
        </LanguageGroup>
      ))}
    </>
  )
}

type Shown = Pick<VerseInProps, 'edition' | 'column'>

interface GroupProps {
  group: readonly Shown[]
  hasTitle: boolean
  children: ReactNode
}

/** The editions of one language, below its name where there are others. */
function LanguageGroup({ group, hasTitle, children }: GroupProps) {
  const { i18n } = useTranslation()
  const [first] = group
  if (!hasTitle || !first) return children
  const language = languageName(languageOf(first.edition.summary.locale), i18n.language)
  return (
    <section className={styles.language} aria-label={language}>
      <h3>{language}</h3>
      {children}
    </section>
  )
}

/** Makes a picture from the first edition that has the verses. */
function Picture({ read, columns }: { read: readonly EditionVerses[]; columns: AddressedColumn[] }) {
  const { t } = useTranslation('reading')
  const first = columns.findIndex(({ verses }) => verses.length > 0)
  const column = columns[first]
  if (!column) return null
  const { verses, place, locale, direction } = column
  const edition = rowTitle(read[first]?.summary.name ?? '')
  const content = { text: runningText(verses, locale), place, edition, locale, direction }
  return <PictureButton label={t('picture')} content={content} />
}

interface VerseInProps {
  edition: EditionVerses
  column: AddressedColumn
  /** Text that is missing is on its way. */
  isWanting: boolean
}

function VerseIn({ edition, column, isWanting }: VerseInProps) {
  const { t } = useTranslation('reading')
  const { summary, manifest, missing, verses } = edition
  const { abbreviation, locale, direction, slug, place } = column
  const { share } = useCopying([column])
  const isMissing = !manifest || missing.length > 0
  // The names of its books come after its words.
  const isAwaited = (isMissing && isWanting) || (verses.length > 0 && !slug)
  return (
    <section className={styles.verse} data-awaited={isAwaited || undefined}>
      <h4>
        <bdi>{abbreviation}</bdi> <small dir="auto">{rowTitle(summary.name)}</small>
      </h4>
      {verses.length > 0 ? (
        <p lang={locale} dir={direction}>
          <QuotedVerses verses={quotedVerses(verses, locale)} />
        </p>
      ) : isMissing && isWanting ? (
        <p>
          <TextLines label={t('common:loading')} />
        </p>
      ) : (
        <p className={styles.hint}>{t(isMissing ? 'referenceNotHere' : 'verseNotHere')}</p>
      )}
      {slug && (
        <p className={styles.links}>
          <a href={`/${abbreviation}/${slug}`}>
            {t('openInContext')} <bdi>{place}</bdi>
          </a>
          <Button variant="quiet" onClick={() => void share()}>
            <ShareIcon className="icon" aria-hidden />
            {t('share')}
          </Button>
        </p>
      )}
    </section>
  )
}
