/** Which dictionaries are listed, and which of them are on this device. */
import { useTranslation } from 'react-i18next'
import { languageName } from '../../model/library/use-editions'
import { ReadyIcon } from '../../ui/controls/icons'
import listStyles from '../../ui/note/list.module.css'
import chipStyles from '../../ui/note/tag-chips.module.css'
import styles from './dictionaries.module.css'
import { type Dictionary, toggleChosen } from './use-dictionaries'

interface Props {
  dictionaries: readonly Dictionary[]
  chosen: readonly Dictionary[]
}

export function DictionaryChoice({ dictionaries, chosen }: Props) {
  const { t } = useTranslation('dictionaries')
  const [only] = dictionaries.length === 1 ? dictionaries : []
  const missing = chosen.filter(({ isOnDevice }) => !isOnDevice)
  return (
    <div className={styles.choice}>
      {only ? (
        <p className={styles.only}>
          <Name dictionary={only} />
        </p>
      ) : (
        <ul className={chipStyles.tags} aria-label={t('dictionaries')}>
          {dictionaries.map((dictionary) => (
            <li key={dictionary.summary.abbr}>
              <button
                type="button"
                className={chipStyles.tag}
                aria-pressed={chosen.includes(dictionary)}
                onClick={() => toggleChosen(dictionary, chosen)}
              >
                <Name dictionary={dictionary} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={`${listStyles.hint} app-chrome`}>
          {missing.length < chosen.length && (
            <>
              <bdi>{missing.map(({ summary }) => summary.name).join(', ')}</bdi> ·{' '}
            </>
          )}
          {t('notOnDevice')} · <a href="/downloads">{t('contents:toDownloads')}</a>
        </p>
      )}
    </div>
  )
}

/** Its language where it is not the reader's; a sign where it is on this device. */
function Name({ dictionary: { summary, isOwn, isOnDevice } }: { dictionary: Dictionary }) {
  const { t, i18n } = useTranslation('dictionaries')
  return (
    <>
      <bdi lang={summary.locale}>{summary.name}</bdi>
      {!isOwn && summary.locale !== 'und' && <small>{languageName(summary.locale, i18n.language)}</small>}
      {isOnDevice && (
        <span className={styles.here} title={t('onDevice')}>
          <ReadyIcon className="icon" aria-hidden />
          <span className="visually-hidden">, {t('onDevice')}</span>
        </span>
      )}
    </>
  )
}
