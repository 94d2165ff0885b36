/** What is known of a word of the original: its form, how often it stands here and how it is rendered, and the way to all of its places. */
import { useTranslation } from 'react-i18next'
import { readForm } from '#core/originals/forms/read-form'
import type { FormPart } from '#core/originals/forms/terms'
import { formatNumber } from '../../../ui/words/format-number'
import { ContentProblem } from '../content-problem'
import { ArticlePeek } from '../text/article-peek'
import { useNumberEntries } from '../use-number-entries'
import { LearntHint } from './learnt-hint'
import { type EditionLayer, useWordPlaces } from './use-layers'
import styles from './words.module.css'

interface Props {
  number: string
  form?: string | undefined
  lemma?: string | undefined
  layer: EditionLayer
}

/** What dictionaries say of the number. */
function Entries({ number }: { number: string }) {
  const { t } = useTranslation('lookup')
  const found = useNumberEntries(number)
  if (found.kind !== 'here')
    return <ContentProblem content={found} absent={t('noEntryOfNumber', { number })} />
  if (found.data.length === 0) return <p className={styles.hint}>{t('noEntryOfNumber', { number })}</p>
  return found.data.map((link) => <ArticlePeek key={`${link.abbr} ${link.id}`} link={link} />)
}

/** The form in words, a prefix of Hebrew after the other; a code that nobody explains as it is. */
function FormWords({ code }: { code: string }) {
  const { t, i18n } = useTranslation('lookup')
  const comma = ['ar', 'fa'].includes(i18n.language) ? '، ' : ', '
  const word = (part: FormPart) => ('term' in part ? t(`grammar:${part.term}`) : part.name)
  const words = readForm(code).map((form) => (typeof form === 'string' ? form : form.map(word).join(comma)))
  return <p>{words.join(' · ')}</p>
}

/** Renderings that are named. */
const named = 8

export function WordCard({ number, form, lemma, layer }: Props) {
  const { t, i18n } = useTranslation('lookup')
  const places = useWordPlaces(layer, { number, page: 1 })
  const { edition } = layer.layer
  const language = number.startsWith('G') ? 'grc' : 'hbo'
  return (
    <article className={styles.card}>
      <h3>
        {lemma && (
          <bdi lang={language} className={styles.lemma}>
            {lemma}
          </bdi>
        )}
        <small>{number}</small>
      </h3>
      {form && <FormWords code={form} />}
      <Entries number={number} />
      <LearntHint layer={layer.layer} />
      {places.kind !== 'here' ? (
        <ContentProblem content={places} absent={t('noWordsHere')} />
      ) : (
        <>
          <p className={styles.hint}>
            {t('occurrences', { edition, number: formatNumber(places.data.total, i18n.language) })}
          </p>
          <ul className={styles.renderings} aria-label={t('renderedAs')}>
            {places.data.renderings.slice(0, named).map(([rendering, count]) => (
              <li key={rendering}>
                <bdi lang={layer.pack.locale}>{rendering || t('notRendered')}</bdi>{' '}
                <small>{formatNumber(count, i18n.language)}</small>
              </li>
            ))}
          </ul>
          <a href={`/word/${edition}/${number}`}>{t('allOccurrences')}</a>
        </>
      )}
    </article>
  )
}
