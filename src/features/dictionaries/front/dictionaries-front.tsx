/** The front of the dictionaries: an entry for today, and what people look up most. Below it the list from A to Z begins. */
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticleLink } from '#core/contract/content/answers'
import { wordsOf } from '#core/contract/content/article'
import { useArticle } from '../../../model/contents/use-article'
import { useLookUp } from '../../../model/contents/use-look-up'
import { useToday } from '../../../platform/page/today'
import styles from './front.module.css'
import { frontGroups, useOftenLookedUp, wordOf } from './often-looked-up'

interface Props {
  /** Of the dictionaries that are listed. */
  locale: string
  onWord: (word: string) => void
}

export function DictionariesFront({ locale, onWord }: Props) {
  const { t } = useTranslation('dictionaries')
  const often = useOftenLookedUp(locale)
  const today = useToday()
  return (
    <div className={`${styles.front} app-chrome`}>
      <OfToday locale={locale} word={often && wordOf(today, often)} />
      <div className={styles.groups}>
        {frontGroups.map((group) => (
          <section key={group}>
            <h2>{t(`front-${group}`)}</h2>
            <ul lang={locale}>
              {often?.[group].map((word) => (
                <li key={word}>
                  <button type="button" onClick={() => onWord(word)}>
                    {word}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Its place is reserved: the words come after the frame. */
function OfToday({ locale, word }: { locale: string; word: string | undefined }) {
  const links = useLookUp(locale, word === undefined ? [] : [word])
  const [link] = links.kind === 'here' ? links.data : []
  const isNowhere = word !== undefined && links.kind !== 'loading' && !link
  if (isNowhere) return null
  return <div className={styles.card}>{link && <Beginning link={link} />}</div>
}

function Beginning({ link }: { link: ArticleLink }) {
  const { t } = useTranslation('dictionaries')
  const found = useArticle(link.abbr, link.id)
  if (found.kind !== 'here') return null
  const { pack, articles } = found.data
  return (
    <a href={articlePath(link, link.id, link.head)}>
      <small>{t('ofToday')}</small>
      <b lang={pack.locale}>
        <bdi>{link.head}</bdi>
      </b>
      <span className={styles.words} lang={pack.locale} dir={pack.direction}>
        {wordsOf(articles[0]?.parts ?? []).slice(0, mostLetters)}
      </span>
      <small lang={pack.locale}>
        <bdi>{pack.name}</bdi>
      </small>
    </a>
  )
}

/** More than the lines of the card hold. */
const mostLetters = 600
