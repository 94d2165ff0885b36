/** Chooses the recording or one of the device's voices, and stores the recording on the device. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundRecording } from '#core/contract/browser/worker'
import { workerClient } from '../../platform/client/worker-client'
import { Button } from '../../ui/controls/button'
import { DropDown } from '../../ui/form/drop-down'
import { useReporting } from '../../ui/snackbars/use-reporting'
import { formatBytes } from '../../ui/words/format-bytes'
import styles from './audio-settings-box.module.css'
import type { Player } from './playing/use-player'
import { recordingChoice } from './playing/use-source'

export function VoiceChoice({ player }: { player: Player }) {
  const { t } = useTranslation('audio')
  const { source, voices, recording, choose } = player.sources
  const chosen =
    source.kind === 'voice' ? source.voice.id : source.kind === 'recording' ? recordingChoice : ''
  if (voices.length === 0 && !recording) return null
  return (
    <>
      <label className={styles.choice}>
        {t('voice')}
        <DropDown value={chosen} onChange={({ target }) => choose(target.value)}>
          {recording && <option value={recordingChoice}>{t('recording')}</option>}
          {voices.map(({ id, name, isLocal }) => (
            <option key={id} value={id}>
              {isLocal ? name : t('voiceOnline', { name })}
            </option>
          ))}
        </DropDown>
      </label>
      {source.kind === 'recording' && <Keeping player={player} recording={source.recording} />}
    </>
  )
}

/** Stores the recording on the device, because it needs the network otherwise. */
function Keeping({ player, recording }: { player: Player; recording: FoundRecording }) {
  const { t, i18n } = useTranslation('audio')
  const report = useReporting()
  const [isBusy, setIsBusy] = useState(false)
  const { text, sources } = player
  const isKept = recording.sound !== undefined
  const change = async () => {
    if (!text || isBusy) return
    setIsBusy(true)
    const { abbreviation, chapter } = text
    const worker = workerClient()
    await report(
      isKept ? worker.forgetRecording(abbreviation, chapter) : worker.keepRecording(abbreviation, chapter),
    )
    setIsBusy(false)
    sources.lookAgain()
  }
  const size = formatBytes(recording.bytes, i18n.language)
  return (
    <p className={styles.keeping} role="status">
      {t(isKept ? 'recordingKept' : 'recordingOnline')}
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => void change()}>
        {isBusy ? t('keeping') : isKept ? t('forget') : t('keep', { size })}
      </Button>
    </p>
  )
}
