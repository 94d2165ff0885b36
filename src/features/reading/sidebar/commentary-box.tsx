/**
 * The commentary beside the text. With `syncCommentaries` it follows chapter and verse
 * (model/contents/commentary/following.ts); without, it stays at its place until this visit ends.
 */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import styles from '../../../model/contents/commentary/commentary.module.css'
import { CommentarySections } from '../../../model/contents/commentary/commentary-sections'
import { atNoPlace, type Following, follow } from '../../../model/contents/commentary/following'
import { chooseCommentary, useCommentaries } from '../../../model/contents/commentary/use-commentaries'
import { useCommentary } from '../../../model/contents/commentary/use-commentary'
import { ContentProblem } from '../../../model/contents/content-problem'
import { PackCredit } from '../../../model/contents/text/pack-credit'
import { languageName } from '../../../model/library/use-editions'
import { setOption, useOption } from '../../../model/options/options'
import { useChapterHeading } from '../../../model/place/use-chapter-heading'
import { Button } from '../../../ui/controls/button'
import { Switch } from '../../../ui/controls/switch'
import { DropDown } from '../../../ui/form/drop-down'
import { createStore, useStore } from '../../../ui/store/store'
import { isolate } from '../../../ui/words/isolate'
import { useFollowedPlace } from './use-followed-place'

/** The place of the commentary; kept when the person turns to another chapter. */
const place = createStore<Following>(atNoPlace)

interface Props {
  data: PageData
  /** Numbers of the selected verses. */
  verses: readonly number[]
}

export function CommentaryBox({ data, verses }: Props) {
  const { t } = useTranslation('commentary')
  const [edition] = data.manifests
  const isFollowing = useOption('sidebar.syncCommentaries')
  const commentaries = useCommentaries(edition?.locale ?? '')
  const open = useChapterHeading(data)
  const box = useRef<HTMLDivElement>(null)
  useFollowedPlace(place, data.address?.chapter ?? 0, verses[0], isFollowing, box)
  if (!commentaries || !edition) return null
  const { all, current } = commentaries
  return (
    <div ref={box} className={styles.commentary}>
      {current ? (
        <>
          {all.length > 1 && <Choice all={all} current={current} />}
          <Shown key={current.abbr} data={data} edition={edition} pack={current} />
          <PackCredit pack={current} />
        </>
      ) : (
        open && <p className={styles.hint}>{t('none', { chapter: isolate(open) })}</p>
      )}
      <Switch
        label={t('followChapter')}
        isOn={isFollowing}
        onChange={(isOn) => setOption('sidebar.syncCommentaries', isOn)}
      />
    </div>
  )
}

function Choice({ all, current }: { all: readonly PackSummary[]; current: PackSummary }) {
  const { t, i18n } = useTranslation('commentary')
  return (
    <div className={styles.tools}>
      <DropDown
        aria-label={t('choose')}
        value={current.abbr}
        onChange={({ target }) => chooseCommentary(target.value)}
      >
        {all.map(({ abbr, name, locale }) => (
          <option key={abbr} value={abbr}>
            {locale === 'und' ? name : `${name} · ${languageName(locale, i18n.language)}`}
          </option>
        ))}
      </DropDown>
    </div>
  )
}

interface ShownProps {
  data: PageData
  edition: Manifest
  pack: PackSummary
}

function Shown({ data, edition, pack }: ShownProps) {
  const { t, i18n } = useTranslation('commentary')
  const following = useStore(place)
  const said = useCommentary(pack, following.chapter, edition.numbering)
  const naming = namingOf(data, i18n.language)
  const chapter = naming ? placeLabel(following.chapter, undefined, naming) : ''
  const opened = data.address?.chapter ?? 0
  const isElsewhere = following.chapter !== opened
  return (
    <>
      {isElsewhere && chapter && (
        <div className={styles.tools}>
          <b>
            <bdi>{chapter}</bdi>
          </b>
          <Button
            onClick={() => place.update((now) => follow(now, { type: 'here', chapter: opened, verse: 0 }))}
          >
            {t('toThisChapter')}
          </Button>
        </div>
      )}
      {said.kind !== 'here' ? (
        <ContentProblem content={said} absent={t('nothing', { chapter: isolate(chapter) })} />
      ) : said.data.sections.length + said.data.introductions.length === 0 ? (
        <p className={styles.hint}>{t('nothing', { chapter: isolate(chapter) })}</p>
      ) : (
        <CommentarySections
          pack={pack}
          said={said.data}
          following={following}
          onToggle={(article, isOpen) =>
            place.update((now) => follow(now, { type: 'toggle', article, isOpen }))
          }
        />
      )}
    </>
  )
}
