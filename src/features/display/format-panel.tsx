/** Text format: size in 11 steps, font, theme, what is shown. Every change is live on the text beside the panel. */
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { useAccount } from '../../platform/account'
import { changeDisplay, useDisplay } from '../../platform/display'
import { type Display, fonts, hideable, themes } from '../../platform/display-options'
import { setOption, useOption } from '../../platform/options'
import { Button } from '../../ui/button'
import choice from '../../ui/choice.module.css'
import { Switch } from '../../ui/switch'
import styles from './format-panel.module.css'

const middleStep = (limits.fontSteps + 1) / 2

export function FormatPanel() {
  const { t } = useTranslation('reading')
  const display = useDisplay()
  return (
    <>
      <SizeSlider size={Number(display.size ?? middleStep)} />
      <fieldset className={styles.group}>
        <legend>{t('font')}</legend>
        <div className={styles.fonts}>
          {fonts.map((font) => (
            <Choice
              key={font}
              name="font"
              value={font}
              isChosen={(display.font ?? 'ptserif') === font}
              onChoose={() => changeDisplay({ font: font === 'ptserif' ? undefined : font })}
            >
              <b data-font-sample={font} aria-hidden>
                Aa
              </b>
              {t(`font-${font}`)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('theme')}</legend>
        <div className={styles.themes}>
          {themes.map((theme) => (
            <Choice
              key={theme}
              name="theme"
              value={theme}
              isChosen={(display.theme ?? 'light') === theme}
              onChoose={() => changeDisplay({ theme: theme === 'light' ? undefined : theme })}
            >
              {t(`theme-${theme}`)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <Switches display={display} />
      <Button variant="quiet" onClick={() => changeDisplay(defaults)}>
        {t('reset')}
      </Button>
    </>
  )
}

const defaults = {
  theme: undefined,
  font: undefined,
  size: undefined,
  width: undefined,
  lines: undefined,
  jesus: undefined,
  hide: undefined,
  stack: undefined,
  swipe: undefined,
  shortcuts: undefined,
}

function SizeSlider({ size }: { size: number }) {
  const { t } = useTranslation('reading')
  return (
    <label className={styles.size}>
      <span>{t('fontSize')}</span>
      <b aria-hidden>A</b>
      <input
        type="range"
        min={1}
        max={limits.fontSteps}
        step={1}
        value={size}
        aria-valuetext={t('fontSizeValue', { step: size, steps: limits.fontSteps })}
        onChange={({ target }) =>
          changeDisplay({ size: Number(target.value) === middleStep ? undefined : target.value })
        }
      />
      <b aria-hidden>A</b>
    </label>
  )
}

interface ChoiceProps {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  children: React.ReactNode
}

function Choice({ name, value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={`${choice.choice} ${styles.choice}`} data-choice={`${name}-${value}`}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}

function Switches({ display }: { display: Display }) {
  const { t } = useTranslation('reading')
  const hidden = (display.hide ?? '').split(' ').filter(Boolean)
  const show = (what: string, isShown: boolean) => {
    const rest = hidden.filter((one) => one !== what)
    changeDisplay({ hide: (isShown ? rest : [...rest, what]).join(' ') || undefined })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('show')}</legend>
      <div className={styles.switches}>
        {hideable.map((what) => (
          <Switch
            key={what}
            label={t(`show-${what}`)}
            isOn={!hidden.includes(what)}
            onChange={(isOn) => show(what, isOn)}
          />
        ))}
        <Switch
          label={t('versePerLine')}
          isOn={display.lines === 'verse'}
          onChange={(isOn) => changeDisplay({ lines: isOn ? 'verse' : undefined })}
        />
        <Switch
          label={t('fullWidth')}
          isOn={display.width === 'full'}
          onChange={(isOn) => changeDisplay({ width: isOn ? 'full' : undefined })}
        />
        <Switch
          label={t('redLetters')}
          isOn={display.jesus === 'on'}
          onChange={(isOn) => changeDisplay({ jesus: isOn ? 'on' : undefined })}
        />
        <PrintNotes />
        <Switch
          label={t('sideways')}
          isOn={display.stack === 'sideways'}
          onChange={(isOn) => changeDisplay({ stack: isOn ? 'sideways' : undefined })}
        />
        <Switch
          label={t('swipe')}
          isOn={display.swipe !== 'off'}
          onChange={(isOn) => changeDisplay({ swipe: isOn ? undefined : 'off' })}
        />
        <Switch
          label={`${t('finding:shortcuts')}: ${t('finding:shortcutsHint')}`}
          isOn={display.shortcuts !== 'off'}
          onChange={(isOn) => changeDisplay({ shortcuts: isOn ? undefined : 'off' })}
        />
      </div>
    </fieldset>
  )
}

/** For members: visitors have no notes. */
function PrintNotes() {
  const { t } = useTranslation('reading')
  const account = useAccount()
  const isOn = useOption('textFormats.printMyNotes')
  return account ? (
    <Switch
      label={t('printMyNotes')}
      isOn={isOn}
      onChange={(isWanted) => setOption('textFormats.printMyNotes', isWanted)}
    />
  ) : null
}
