/** What not everybody needs of the text format: named combinations, and behind "more" the spaces, the evening, pages for e-ink. */
import { useTranslation } from 'react-i18next'
import { display, useDisplayOf } from '../../model/options/display'
import { spacings } from '../../model/options/display-options'
import { changeDisplay } from '../../model/options/stored-display'
import { Summary } from '../../ui/controls/summary'
import { Switch } from '../../ui/controls/switch'
import { useStore } from '../../ui/store/store'
import { Choices, Radios } from './choices'
import styles from './format-panel.module.css'
import { changeToPreset, presetNames, presetOf } from './presets'

export function Presets() {
  const { t } = useTranslation('display')
  const chosen = useStore(display, presetOf)
  return (
    <Radios
      name="preset"
      legend={t('presets')}
      values={presetNames}
      labelOf={(name) => t(`preset-${name}`)}
      className={styles.presets}
      chosen={chosen}
      onChoose={(name) => changeDisplay(changeToPreset(name))}
    />
  )
}

export function MoreTaste() {
  const { t } = useTranslation('display')
  const [evening, paged] = [useDisplayOf('evening'), useDisplayOf('paged')]
  return (
    <details className={styles.more}>
      <Summary>{t('more')}</Summary>
      <Spaces name="leading" />
      <Spaces name="letters" />
      <Spaces name="words" />
      <div className={styles.sentences}>
        <Switch
          label={t('evening')}
          isOn={evening === 'warm'}
          onChange={(isOn) => changeDisplay({ evening: isOn ? 'warm' : undefined })}
        />
        <Switch
          label={t('paged')}
          isOn={paged === 'on'}
          onChange={(isOn) => changeDisplay({ paged: isOn ? 'on' : undefined })}
        />
      </div>
    </details>
  )
}

function Spaces({ name }: { name: keyof typeof spacings }) {
  const { t } = useTranslation('display')
  return (
    <Choices
      name={name}
      legend={t(name)}
      values={spacings[name]}
      labelOf={(space) => t(`space-${space}`)}
      standard="normal"
      className={styles.themes}
    />
  )
}
