/** The data that leaves this device and its destination, who runs the model, and the switch without which no model answers. */
import { useTranslation } from 'react-i18next'
import { useModelChoice } from '../../../model/chats/model-choice'
import { setOption } from '../../../model/options/options'
import { usePublicSettings } from '../../../model/options/public-settings'
import { Switch } from '../../../ui/controls/switch'
import { isolate } from '../../../ui/words/isolate'
import styles from './landing.module.css'

const rows = ['question', 'chat', 'passages', 'person'] as const

export function WhatIsSent() {
  const { t } = useTranslation('assistant')
  const isKnown = usePublicSettings() !== undefined
  const { host, isOn } = useModelChoice()
  return (
    <section className={styles.sent} aria-labelledby="what-is-sent">
      <h2 id="what-is-sent">{t('sent')}</h2>
      <p className={styles.hint}>{t('sentHint')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sentWhat')}</th>
            <th scope="col">{t('sentServer')}</th>
            {host && (
              <th scope="col">
                {t('sentModel')} <bdi>{host}</bdi>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`sent-${row}`)}</th>
              <td>{t(row === 'person' ? 'never' : 'yes')}</td>
              {host && <td>{t(row === 'person' ? 'never' : 'ifOn')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {host ? (
        <>
          <p>{t('modelAt', { host: isolate(host) })}</p>
          <Switch label={t('useModel')} isOn={isOn} onChange={(wanted) => setOption('chat.model', wanted)} />
          <p className={styles.hint}>{t('useModelHint')}</p>
        </>
      ) : (
        isKnown && <p>{t('noModel')}</p>
      )}
    </section>
  )
}
