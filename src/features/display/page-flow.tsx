/** Chapters as pages, or one after the other while one scrolls. */
import { useTranslation } from 'react-i18next'
import { setOption, useOption } from '../../model/options/options'
import choice from '../../ui/controls/choice.module.css'
import styles from './format-panel.module.css'

export function PageFlow() {
  const { t } = useTranslation('reading')
  const isContinuous = useOption('textFormats.continuous')
  return (
    <fieldset className={styles.group}>
      <legend>{t('flow')}</legend>
      <div className={styles.themes}>
        {[false, true].map((value) => (
          <label key={String(value)} className={`${choice.choice} ${styles.choice}`}>
            <input
              type="radio"
              name="flow"
              checked={isContinuous === value}
              onChange={() => setOption('textFormats.continuous', value)}
            />
            {t(value ? 'flow-scroll' : 'flow-pages')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
