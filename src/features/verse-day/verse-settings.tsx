/** Where the verse comes from and in which editions it stands; the feed for other programs. */

import { useTranslation } from 'react-i18next'
import { rowTitle } from '#core/known-works/row-title'
import { isMember, useAccount } from '../../model/account/account'
import { useEditions } from '../../model/library/use-editions'
import { setOption, useOption } from '../../model/options/options'
import { useTags } from '../../model/study/use-tags'
import input from '../../ui/controls/input.module.css'
import { Summary } from '../../ui/controls/summary'
import { Switch } from '../../ui/controls/switch'
import { DropDown } from '../../ui/form/drop-down'
import { mostEditions } from './other-editions'
import styles from './verse-day.module.css'

export function VerseSettings() {
  const { t, i18n } = useTranslation('verseDay')
  const account = useAccount()
  return (
    <details className={styles.settings}>
      <Summary>{t('settings')}</Summary>
      <Editions />
      {isMember(account) && <OwnVerses />}
      <p>
        <a href={`/feed/verse-of-the-day.rss?lang=${i18n.language}`}>{t('feed')}</a>
      </p>
    </details>
  )
}

function Editions() {
  const { t, i18n } = useTranslation('verseDay')
  const editions = useEditions(i18n.language) ?? []
  const chosen = useOption('verse.abbreviations').split(',').filter(Boolean)
  const choose = (abbreviation: string, isOn: boolean) => {
    const others = chosen.filter((one) => one !== abbreviation)
    setOption('verse.abbreviations', (isOn ? [...others, abbreviation] : others).join(','))
  }
  return (
    <fieldset className={styles.editions}>
      <legend>{t('editions')}</legend>
      {editions.map(({ abbreviation, summary }) => (
        <label key={abbreviation}>
          <input
            type="checkbox"
            checked={chosen.includes(abbreviation)}
            disabled={!chosen.includes(abbreviation) && chosen.length >= mostEditions}
            onChange={({ target }) => choose(abbreviation, target.checked)}
          />
          <span lang={summary.locale} dir="auto">
            {rowTitle(summary.name)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function OwnVerses() {
  const { t } = useTranslation('verseDay')
  const tags = useTags()
  const isOwn = useOption('verse.my')
  const tag = useOption('verse.tag')
  return (
    <div className={styles.own}>
      <Switch label={t('own')} isOn={isOwn} onChange={(isOn) => setOption('verse.my', isOn)} />
      {isOwn && (
        <label>
          {t('tag')}
          <DropDown
            className={input.input}
            value={tag}
            onChange={({ target }) => setOption('verse.tag', target.value)}
          >
            <option value="">{t('chooseTag')}</option>
            {[...(tags?.values() ?? [])].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </DropDown>
        </label>
      )}
      <p className={styles.hint}>{t('ownHint')}</p>
    </div>
  )
}
