/** A verse in the translations one has (READ-12): every edition on this device and those open behind, share, open in context. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { placeOf } from '#core/scripture/canonical'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses'
import { versesText } from '#core/scripture/selection/selection-text'
import { useCurrentReading } from '../../platform/current-reading'
import { shareOrCopy } from '../../platform/share'
import { useEditions } from '../../platform/use-editions'
import { useRouteParams } from '../../platform/use-route-params'
import { Button } from '../../ui/button'
import { ShareIcon } from '../../ui/panel-icons'
import { showSnackbar } from '../../ui/snackbars'
import { ChapterSkeleton, NotOnDevice, PassageUnknown } from './chapter-states'
import { useOverlayReading } from './overlay-reading'
import styles from './overlays.module.css'
import { versesOnRows } from './verses-on-rows'

export function VerseOverlay() {
  const { i18n } = useTranslation('reading')
  const { _splat = '' } = useRouteParams()
  const open = useCurrentReading().data?.address?.abbreviations ?? []
  const installed = useEditions(i18n.language)
    ?.filter(({ isInstalled }) => isInstalled)
    .map(({ abbreviation }) => abbreviation)
  if (!installed) return <ChapterSkeleton />
  const abbreviations = [...new Set([...open, ...installed])]
  return <Verses abbreviations={abbreviations.length > 0 ? abbreviations : ['STANDARD']} passage={_splat} />
}

function Verses({ abbreviations, passage }: { abbreviations: readonly string[]; passage: string }) {
  const { i18n } = useTranslation('reading')
  const { data, reading, error, retry } = useOverlayReading(abbreviations, passage)
  const naming = data && namingOf(data, i18n.language)
  if (reading?.kind === 'passage-unknown') return <PassageUnknown reading={reading} />
  if (!data?.address || !naming)
    return error ? (
      <NotOnDevice error={error} hasText={false} reading={reading} onRetry={retry} />
    ) : (
      <ChapterSkeleton />
    )
  const [range] = data.address.marked
  const from = range?.from ?? data.address.chapter + 1
  const to = range?.to ?? from
  return (
    <div className={styles.overlay}>
      <h2>
        <bdi>{placeLabel(from, to, naming)}</bdi>
      </h2>
      {data.manifests.map(({ abbreviation }) => (
        <VerseIn key={abbreviation} data={data} abbreviation={abbreviation} from={from} to={to} />
      ))}
    </div>
  )
}

interface VerseInProps {
  data: PageData
  abbreviation: string
  from: number
  to: number
}

function VerseIn({ data, abbreviation, from, to }: VerseInProps) {
  const { t, i18n } = useTranslation('reading')
  const manifest = data.manifests.find((one) => one.abbreviation === abbreviation)
  const verses = versesOnRows(data, abbreviation, from, to)
  const naming = namingOf(data, i18n.language)
  if (!manifest || !naming) return null
  const selected = verses.map(({ verse }) => verse)
  const text = versesText({ verses, selected, locale: manifest.locale })
  const path = addressPath(
    [abbreviation],
    from,
    placeOf(to).verse === placeOf(from).verse ? undefined : to,
    naming,
  )
  const share = async () => {
    const outcome = await shareOrCopy({
      title: manifest.name,
      text: `${text}\n${placeLabel(from, to, naming)} (${abbreviation})`,
      url: location.origin + path,
    })
    if (outcome === 'copied') showSnackbar(t('shareCopied'))
  }
  return (
    <section className={styles.verse}>
      <h3>
        <bdi>{abbreviation}</bdi> <small dir="auto">{manifest.name}</small>
      </h3>
      {text ? (
        <p lang={manifest.locale} dir={manifest.direction}>
          {text}
        </p>
      ) : (
        <p className={styles.hint}>{t('verseNotHere')}</p>
      )}
      <p className={styles.links}>
        <a href={path}>{t('openInContext')}</a>
        {text && (
          <Button variant="quiet" onClick={() => void share()}>
            <ShareIcon className="icon" aria-hidden />
            {t('share')}
          </Button>
        )}
      </p>
    </section>
  )
}
