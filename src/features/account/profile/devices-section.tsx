/** The devices on which the member is signed in; each can be signed out (SECURITY S5). */

import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#core/contract/members/user'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { askServer } from '../../../platform/client/ask-server'
import { Button } from '../../../ui/controls/button'
import { formatInstant } from '../../../ui/words/format-instant'
import { useErrorText } from '../../../ui/words/use-error-text'
import styles from './profile.module.css'
import { Section } from './section'
import { useAttempt } from './use-attempt'

export function DevicesSection() {
  const { t, i18n } = useTranslation('account')
  const { sessions, error, load } = useSessions()
  const attempt = useAttempt()
  const sentence = useErrorText(error)
  const end = (session: Session) =>
    attempt(async () => {
      await askServer('endSession', { params: { id: session.id } })
      await load()
    })
  const endOthers = () =>
    attempt(async () => {
      await askServer('endOtherSessions')
      await load()
    })
  return (
    <Section title={t('devices')}>
      {error && <p role="status">{sentence}</p>}
      <ul className={styles.rows}>
        {sessions?.map((session) => (
          <li key={session.id} className={styles.row}>
            <span>
              <bdi>{session.device || t('deviceUnknown')}</bdi>
              <small>
                {session.isCurrent
                  ? t('deviceCurrent')
                  : t('deviceUsed', { when: formatInstant(session.usedAt, i18n.language) })}
              </small>
            </span>
            {!session.isCurrent && (
              <Button
                aria-label={t('deviceEndNamed', { device: session.device || t('deviceUnknown') })}
                onClick={() => end(session)}
              >
                {t('deviceEnd')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(sessions?.length ?? 0) > 1 && (
        <div className={styles.actions}>
          <Button onClick={endOthers}>{t('deviceEndOthers')}</Button>
        </div>
      )}
    </Section>
  )
}

function useSessions() {
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [error, setError] = useState<ErrorWire>()
  const load = useCallback(async () => {
    try {
      const { data } = await askServer('sessions')
      setSessions(data)
      setError(undefined)
    } catch (failure) {
      setError(toErrorWire(failure))
    }
  }, [])
  useEffect(() => void load(), [load])
  return { sessions, error, load }
}
