/** Text format: size in 11 steps, font, theme, what is shown. Every change shows at once on the text beside the panel. */
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { useAccount } from '../../model/account/account'
import { useLayerOf } from '../../model/contents/words/use-layers'
import { useDisplayOf } from '../../model/options/display'
import { type Display, fonts, hideable, themes } from '../../model/options/display-options'
import { setOption, useOption } from '../../model/options/options'
import { changeDisplay } from '../../model/options/stored-display'
import { useCurrentReading } from '../../model/place/current-reading'
import { Button } from '../../ui/controls/button'
import { Switch } from '../../ui/controls/switch'
import { Choices } from './choices'
import styles from './format-panel.module.css'
import { sampleLetters } from './sample-letters'
import { MoreTaste, Presets } from './taste'

const flows = ['pages', 'scroll'] as const

const middleStep = (limits.fontSteps + 1) / 2

/** Every part reads its own settings, so that a change draws only that part again. */
export function FormatPanel() {
  const { t } = useTranslation('reading')
  return (
    <>
      <SizeSlider />
      <Presets />
      <Choices
        name="font"
        legend={t('font')}
        values={fonts}
        labelOf={(font) => t(`font-${font}`)}
        standard="ptserif"
        className={styles.fonts}
        sampleOf={fontSample}
      />
      <Choices
        name="theme"
        legend={t('theme')}
        values={themes}
        labelOf={(theme) => t(`theme-${theme}`)}
        standard="light"
        className={styles.themes}
      />
      <Choices
        name="flow"
        legend={t('flow')}
        values={flows}
        labelOf={(flow) => t(flow === 'scroll' ? 'flow-scroll' : 'flow-pages')}
        standard="pages"
        className={styles.themes}
      />
      <MoreTaste />
      <Switches />
      <Button variant="quiet" onClick={() => changeDisplay(defaults)}>
        {t('reset')}
      </Button>
    </>
  )
}

/** All but the sidebar, which this panel does not show. */
const defaults: Record<Exclude<keyof Display, 'sidebar'>, undefined> = {
  theme: undefined,
  font: undefined,
  size: undefined,
  width: undefined,
  lines: undefined,
  leading: undefined,
  letters: undefined,
  words: undefined,
  evening: undefined,
  jesus: undefined,
  flow: undefined,
  originals: undefined,
  hide: undefined,
  stack: undefined,
  swipe: undefined,
  shortcuts: undefined,
  paged: undefined,
}

function SizeSlider() {
  const { t } = useTranslation('reading')
  const size = Number(useDisplayOf('size') ?? middleStep)
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

const fontSample = (font: string) => <FontSample font={font} />

/** Letters of the script one reads: a face of it says nothing by those of another. */
function FontSample({ font }: { font: string }) {
  const { i18n } = useTranslation()
  const locale = useCurrentReading().data?.manifests[0]?.locale ?? i18n.language
  return (
    <b data-font-sample={font} lang={locale} aria-hidden>
      {sampleLetters(locale)}
    </b>
  )
}

function Switches() {
  const { t } = useTranslation('reading')
  const [lines, width, jesus] = [useDisplayOf('lines'), useDisplayOf('width'), useDisplayOf('jesus')]
  const [stack, swipe, shortcuts] = [useDisplayOf('stack'), useDisplayOf('swipe'), useDisplayOf('shortcuts')]
  const hidden = (useDisplayOf('hide') ?? '').split(' ').filter(Boolean)
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
          isOn={lines === 'verse'}
          onChange={(isOn) => changeDisplay({ lines: isOn ? 'verse' : undefined })}
        />
        <Switch
          label={t('fullWidth')}
          isOn={width === 'full'}
          onChange={(isOn) => changeDisplay({ width: isOn ? 'full' : undefined })}
        />
        <Switch
          label={t('redLetters')}
          isOn={jesus === 'on'}
          onChange={(isOn) => changeDisplay({ jesus: isOn ? 'on' : undefined })}
        />
        <Originals />
        <PrintNotes />
        <Switch
          label={t('sideways')}
          isOn={stack === 'sideways'}
          onChange={(isOn) => changeDisplay({ stack: isOn ? 'sideways' : undefined })}
        />
        <Switch
          label={t('swipe')}
          isOn={swipe !== 'off'}
          onChange={(isOn) => changeDisplay({ swipe: isOn ? undefined : 'off' })}
        />
        <Switch
          label={`${t('finding:shortcuts')}: ${t('finding:shortcutsHint')}`}
          isOn={shortcuts !== 'off'}
          onChange={(isOn) => changeDisplay({ shortcuts: isOn ? undefined : 'off' })}
        />
      </div>
    </fieldset>
  )
}

/** Where the text on screen has them, or they are on. */
function Originals() {
  const { t } = useTranslation('reading')
  const edition = useCurrentReading().data?.manifests[0]?.abbreviation
  const layer = useLayerOf(edition)
  const isOn = useDisplayOf('originals') === 'on'
  return layer || isOn ? (
    <Switch
      label={t('originals')}
      isOn={isOn}
      onChange={(isWanted) => changeDisplay({ originals: isWanted ? 'on' : undefined })}
    />
  ) : null
}

/** Only for members, because visitors have no notes. */
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
