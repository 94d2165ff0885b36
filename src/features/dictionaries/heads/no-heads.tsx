/** Where no entry begins with what was typed: the topic of that name, the other dictionaries, the text. */
import { useTranslation } from 'react-i18next'
import { headKey } from '#core/content/model/head-key'
import { topicAddress } from '#core/content/reading/addresses'
import { searchPath } from '#core/contract/address/search-address'
import { useAnswer } from '../../../model/asking/use-answer'
import { useTopics } from '../../../model/contents/topics/use-topics'
import { selectedTranslations } from '../../../model/options/selected-translations'
import { Button } from '../../../ui/controls/button'
import button from '../../../ui/controls/button.module.css'
import { isolate } from '../../../ui/words/isolate'
import styles from '../dictionaries.module.css'
import { chooseDictionaries, type Dictionary } from '../use-dictionaries'

/** Of topics that have the words in their title. */
const offered = 4

interface Props {
  words: string
  dictionaries: readonly Dictionary[]
  chosen: readonly Dictionary[]
}

export function NoHeads({ words, dictionaries, chosen }: Props) {
  const { t } = useTranslation('dictionaries')
  const topics = useTopics()
  const translations = useAnswer([], selectedTranslations)
  const key = headKey(words)
  const named =
    topics.kind === 'here'
      ? topics.data
          .map((topic) => ({ topic, at: headKey(topic.title).indexOf(key) }))
          .filter(({ at }) => at >= 0)
          .toSorted((one, other) => one.at - other.at)
          .slice(0, offered)
      : []
  return (
    <section className={styles.ways} aria-label={t('elsewhere')}>
      {named.length > 0 && (
        <ul>
          {named.map(({ topic }) => (
            <li key={topic.id}>
              <a href={topicAddress(topic)}>
                <small>{t('topic')}</small> <bdi>{topic.title}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div>
        {chosen.length < dictionaries.length && (
          <Button onClick={() => chooseDictionaries(dictionaries)}>{t('inAll')}</Button>
        )}
        {translations && (
          <a className={button.button} data-variant="plain" href={searchPath(translations, words)}>
            {t('inText', { words: isolate(words) })}
          </a>
        )}
      </div>
    </section>
  )
}
