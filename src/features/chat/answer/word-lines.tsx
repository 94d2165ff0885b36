/** A word of the original as a source: its forms in words, how often it stands in the edition and how it is rendered. */
import { useTranslation } from 'react-i18next'
import type { SourceWord } from '#core/contract/assistant/answer'
import { readForm } from '#core/originals/forms/read-form'
import type { FormPart } from '#core/originals/forms/terms'
import { formatNumber } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import styles from './answer.module.css'

export function WordLines({ word, edition }: { word: SourceWord; edition: string }) {
  const { t, i18n } = useTranslation('lookup')
  const comma = ['ar', 'fa'].includes(i18n.language) ? '، ' : ', '
  const termOf = (part: FormPart) => ('term' in part ? t(`grammar:${part.term}`) : part.name)
  const forms = word.forms.map((code) =>
    readForm(code)
      .map((form) => (typeof form === 'string' ? form : form.map(termOf).join(comma)))
      .join(' · '),
  )
  return (
    <>
      {forms.map((form) => (
        <p key={form} className={styles.excerpt}>
          {form}
        </p>
      ))}
      <p className={styles.excerpt}>
        {t('occurrences', { edition: isolate(edition), number: formatNumber(word.count, i18n.language) })}
        {word.renderings.length > 0 && (
          <>
            {' · '}
            <bdi>{word.renderings.join(', ')}</bdi>
          </>
        )}
      </p>
    </>
  )
}
