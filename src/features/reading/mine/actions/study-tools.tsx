/**
 * Colours, like, note and tag in the selection bar. A visitor is sent to the sign-in form first; the action is kept and
 * done after the return (design UX 3.10).
 */
import { useRouter } from '@tanstack/react-router'
import { Eraser as EraserIcon, Heart as LikeIcon, StickyNote as NoteIcon, Tag as TagIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TagColour, tagColours } from '#core/contract/members/tag-colours'
import type { PageData } from '#core/contract/page-data'
import { builtInTagId } from '#core/study/built-in-tags'
import { isMember, useAccount } from '../../../../model/account/account'
import { signInPath } from '../../../../model/account/sign-in-path'
import type { ChosenChapter } from '../../../../model/text/selected'
import { type KeptAction, keepAction, type StudyAction, takeAction } from '../kept-action'
import styles from '../mine.module.css'
import { useThingsOf } from '../use-chapter-things'
import { MarksElsewhere } from './marks-elsewhere'
import { TagBox } from './tag-box'
import { useVerseActions } from './use-verse-actions'

interface Props {
  /** What is selected. */
  chapters: readonly ChosenChapter[]
}

/** The row of colours; a colour that all selected verses and words have is pressed. */
export function ColourRow({ chapters }: Props) {
  const { t } = useTranslation('tags')
  const { user, actions, wanted, things } = useStudy(chapters)
  const erase = () => {
    showColours()
    actions.erase()
  }
  const isPressed = (colour: TagColour) =>
    user !== undefined && actions.colours.has(builtInTagId(user, colour))
  return (
    <>
      {things && <MarksElsewhere chapters={chapters} things={things} />}
      <div className={styles.colours} role="group" aria-label={t('colours')}>
        {tagColours.map((colour) => (
          <button
            key={colour}
            type="button"
            data-colour={colour}
            aria-label={t(`colour-${colour}`)}
            title={t(`colour-${colour}`)}
            aria-pressed={isPressed(colour)}
            onClick={() => wanted(colour)}
          >
            <i />
          </button>
        ))}
        <button type="button" aria-label={t('erase')} title={t('erase')} onClick={erase}>
          <EraserIcon className="icon" aria-hidden />
        </button>
      </div>
    </>
  )
}

/** The buttons for like, note and tag. */
export function StudyButtons({ chapters }: Props) {
  const { t } = useTranslation('reading')
  const { user, actions, wanted } = useStudy(chapters)
  const [isTagging, setIsTagging] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const openTags = () => (user === undefined ? wanted('tag') : setIsTagging(true))
  useKeptAction(chapters[0]?.data, user !== undefined, (action) =>
    action === 'tag' ? setIsTagging(true) : wanted(action),
  )
  return (
    <>
      <button
        type="button"
        aria-pressed={user !== undefined && actions.isLiked}
        onClick={() => wanted('like')}
      >
        <LikeIcon className="icon" aria-hidden />
        <span>{t('like')}</span>
      </button>
      <button type="button" onClick={() => wanted('note')}>
        <NoteIcon className="icon" aria-hidden />
        <span>{t('note')}</span>
      </button>
      <button ref={trigger} type="button" aria-haspopup="dialog" aria-expanded={isTagging} onClick={openTags}>
        <TagIcon className="icon" aria-hidden />
        <span>{t('tag')}</span>
      </button>
      {isTagging && <TagBox trigger={trigger} actions={actions} onClose={() => setIsTagging(false)} />}
    </>
  )
}

function useStudy(chapters: readonly ChosenChapter[]) {
  const account = useAccount()
  const router = useRouter()
  const things = useThingsOf(chapters.map(({ data }) => data))
  const user = isMember(account) ? account.user.id : undefined
  const actions = useVerseActions(user ?? 0, chapters, things)
  const wanted = (action: StudyAction) => {
    if (user === undefined) {
      keepAction(keptOf(action, chapters))
      return router.history.push(signInPath(router.history.location.pathname, '/register'))
    }
    if (action === 'like') actions.like()
    else if (action === 'note') actions.note()
    else if (action !== 'tag') {
      showColours()
      actions.colour(action)
    }
  }
  return { user, actions, wanted, things }
}

/** The browser's own selection would cover the colour of the words; what is selected stays. */
function showColours(): void {
  getSelection()?.removeAllRanges()
}

/** A page after signing in opens at one chapter: of several, the first is kept. */
function keptOf(action: StudyAction, [first]: readonly ChosenChapter[]): KeptAction {
  const chapter = first?.data.address?.chapter ?? 0
  return {
    action,
    abbreviation: first?.data.manifests[0]?.abbreviation ?? '',
    verses: (first?.verses ?? []).map((verse) => chapter + verse),
    words: first?.words ?? [],
  }
}

/** Does the action kept from before signing in, once; chapter-study.tsx has selected the verses again by then. */
function useKeptAction(
  data: PageData | undefined,
  isSignedIn: boolean,
  run: (action: StudyAction) => void,
): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const abbreviation = data?.manifests[0]?.abbreviation ?? ''
  const chapter = data?.address?.chapter ?? 0
  useEffect(() => {
    const kept = isSignedIn ? takeAction(abbreviation, chapter) : undefined
    if (kept) latest.current(kept.action)
  }, [isSignedIn, abbreviation, chapter])
}
