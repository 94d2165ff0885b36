/** The settings of the player: place in the chapter, speed, voice, volume, timer, and what happens at the end. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/controls/switch'
import { DropDown } from '../../ui/form/drop-down'
import { Floating } from '../../ui/sheets/floating'
import { formatNumber } from '../../ui/words/format-number'
import styles from './audio-settings-box.module.css'
import { PlayButtons } from './play-buttons'
import type { Player } from './playing/use-player'
import { type SleepChoice, sleepMinutes } from './playing/use-sleep-timer'
import { Slider } from './slider'
import {
  changeGoingOn,
  changeHeadings,
  changeSpeed,
  changeVolume,
  fastest,
  slowest,
  speedStep,
} from './use-audio-settings'
import { VoiceChoice } from './voice-choice'

interface Props {
  player: Player
  /** True if the verse is known, false if it is a guess. */
  isExact: boolean
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function AudioSettingsBox({ player, isExact, trigger, onClose }: Props) {
  const { t, i18n } = useTranslation('audio')
  const { settings, timer } = player
  const speed = formatNumber(settings.speed, i18n.language)
  return (
    <Floating label={t('settings')} trigger={trigger} kind="half" onClose={onClose}>
      <div className={styles.box}>
        <Place player={player} isExact={isExact} />
        <Slider
          label={t('speed')}
          shown={`${speed}×`}
          value={settings.speed}
          range={{ min: slowest, max: fastest, step: speedStep }}
          text={t('speedValue', { speed })}
          onChange={changeSpeed}
        />
        <VoiceChoice player={player} />
        <Slider
          label={t('volume')}
          shown={formatNumber(settings.volume / 100, i18n.language, { style: 'percent' })}
          value={settings.volume}
          range={{ min: 0, max: 100, step: 5 }}
          text={t('volumeValue', { percent: settings.volume })}
          onChange={changeVolume}
        />
        <label className={styles.choice}>
          {t('timer')}
          <DropDown
            value={timer.choice}
            onChange={({ target }) => timer.choose(sleepChoices.find((one) => one === target.value) ?? 'off')}
          >
            {sleepChoices.map((choice) => (
              <option key={choice} value={choice}>
                {timerText(choice, t)}
              </option>
            ))}
          </DropDown>
        </label>
        <Switch label={t('onward')} isOn={settings.goesOn} onChange={changeGoingOn} />
        <Switch label={t('headings')} isOn={settings.hasHeadings} onChange={changeHeadings} />
      </div>
    </Floating>
  )
}

const sleepChoices: readonly SleepChoice[] = [
  'off',
  ...sleepMinutes.map((count) => `${count}` as const),
  'chapter',
]

function timerText(choice: SleepChoice, t: ReturnType<typeof useTranslation<'audio'>>['t']): string {
  if (choice === 'off') return t('timerOff')
  return choice === 'chapter' ? t('timerChapter') : t('timerMinutes', { count: Number(choice) })
}

/** The play buttons again, because the box covers the bar on phones, and a slider over the verses. */
function Place({ player, isExact }: Pick<Props, 'player' | 'isExact'>) {
  const { t, i18n } = useTranslation('audio')
  const { state, dispatch, text } = player
  const verse = text?.verses[state.verse]
  const label = verse ? t(isExact ? 'verse' : 'about', { verse: verse.verse }) : ''
  const last = text?.verses.at(-1)
  return (
    <>
      <div className={styles.buttons}>
        <PlayButtons player={player} />
      </div>
      {text && text.verses.length > 0 && (
        <Slider
          label={t('seek')}
          shown={`${label}${last ? ` / ${formatNumber(last.verseEnd ?? last.verse, i18n.language)}` : ''}`}
          value={state.verse}
          range={{ min: 0, max: text.verses.length - 1, step: 1 }}
          isTime
          text={label}
          onChange={(index) => dispatch({ kind: 'seek', verse: index })}
        />
      )}
    </>
  )
}
