/**
 * The parts below a chapter: the next reading of a plan, and one offer: the help tour, the assistant, then the app. Loaded
 * some time after the text.
 */
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InstallCard } from '../../features/install/install-card'
import { useThings } from '../../model/account/member-database'
import { useOption } from '../../model/options/options'
import { hasRoom } from '../../model/options/rooms'
import { tourCookies } from '../../model/shell/help-tour'
import { useOfferedOnce } from '../../model/shell/offered-once'
import { TourOffer } from '../../model/shell/tour-offer'
import { readCookie } from '../../platform/storage/cookies'
import button from '../../ui/controls/button.module.css'
import { Tip } from '../../ui/page/tip'
import { lazyPart } from '../../ui/timing/lazy-part'
import { AssistantIcon } from '../menu/menu-icons'
import styles from './chapter-end.module.css'

const NextReading = lazyPart(
  async () => (await import('../../features/plans/sections/next-reading')).NextReading,
)

const welcomeCookie = 'bs-chat-welcome-closed'

export function ChapterEnd() {
  const hasPlans = (useThings('pln')?.length ?? 0) > 0
  const isWanted = useOption('chat.btn')
  const [offer] = useState(dueOffer)
  return (
    <>
      <Suspense>{hasPlans && <NextReading />}</Suspense>
      {offer === 'install' ? (
        <InstallCard />
      ) : (
        <div className={styles.offer}>
          {offer === 'tour' ? <TourOffer view="text" /> : isWanted && <AssistantOffer />}
        </div>
      )}
    </>
  )
}

/** What was not offered yet, one at a time. */
function dueOffer(): 'tour' | 'assistant' | 'install' {
  const isNew = (cookie: string) => readCookie(cookie) === undefined
  if (Object.values(tourCookies).every(isNew)) return 'tour'
  return hasRoom('assistant') && isNew(welcomeCookie) ? 'assistant' : 'install'
}

/** Says once what the assistant does (spec 1 §4 "Tooltips"). */
function AssistantOffer() {
  const { t } = useTranslation('shell')
  const { element, isOffered, close } = useOfferedOnce(welcomeCookie)
  if (!isOffered) return null
  return (
    <Tip
      ref={element}
      icon={AssistantIcon}
      title={t('welcomeTitle')}
      text={t('welcome')}
      closeLabel={t('closeHint')}
      onClose={close}
    >
      <a className={button.button} data-variant="quiet" href="/chats">
        {t('askAssistant')}
      </a>
    </Tip>
  )
}
