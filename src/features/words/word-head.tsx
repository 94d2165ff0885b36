/** What a word of the original is, before its places: how it is said, what it means here most often; its number and the edition small. */

import type { ArticleLink } from '#core/contract/content/answers'
import type { ContentNode } from '#core/contract/content/article'
import { wordsOf } from '#core/contract/content/article'
import { useArticle } from '../../model/contents/use-article'
import { type EditionLayer, useWordPlaces } from '../../model/contents/words/use-layers'
import styles from './word-overlay.module.css'

interface Props {
  number: string
  layer: EditionLayer
  /** The entry of the dictionary that is most likely to say the sound; undefined without any. */
  entry: ArticleLink | undefined
}

export function WordHead({ number, layer, entry }: Props) {
  const places = useWordPlaces(layer, { number, page: 1 })
  const [meaning] = places.kind === 'here' ? (places.data.renderings.find(([one]) => one !== '') ?? []) : []
  return (
    <header className={styles.head}>
      <p className={styles.lead}>
        {entry && <Sound entry={entry} />}
        {meaning && (
          <bdi lang={layer.pack.locale}>
            <b>{meaning}</b>
          </bdi>
        )}
      </p>
      <p className={styles.hint}>
        <bdi>{number}</bdi> · <bdi>{layer.layer.edition}</bdi>
      </p>
    </header>
  )
}

function Sound({ entry }: { entry: ArticleLink }) {
  const page = useArticle(entry.abbr, entry.id)
  const [article] = page.kind === 'here' ? page.data.articles : []
  const sound = soundIn(article?.parts ?? [])
  return sound !== '' && <i dir="ltr">{sound}</i>
}

/** One of the first lines of a lexicon begins with the word in Latin letters (core/content/import/lexicon). */
function soundIn(parts: readonly ContentNode[]): string {
  const sounds = parts.slice(0, 3).flatMap((part) => {
    const [first] = typeof part === 'object' && part.tag === 'p' ? part.children : []
    return typeof first === 'object' && first.tag === 'em' ? wordsOf(first.children) : []
  })
  return sounds[0] ?? ''
}
