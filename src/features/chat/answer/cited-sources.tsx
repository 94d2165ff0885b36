/** The sources that sentences of an answer cite without their text being shown, at its end; on paper the only way to them. */
import { useTranslation } from 'react-i18next'

import { citedOnly } from '#core/assistant/plain-answer'
import type { AnswerPart, AnswerSource } from '#core/contract/assistant/answer'
import { formatLabel } from '../../../ui/words/format-number'
import styles from './answer.module.css'

interface Props {
  parts: readonly AnswerPart[]
  sources: ReadonlyMap<number, AnswerSource>
}

export function CitedSources({ parts, sources }: Props) {
  const { t, i18n } = useTranslation('assistant')
  const rest = citedOnly(parts, [...sources.values()])
  if (rest.length === 0) return null
  return (
    <div className={styles.cited}>
      <span>{t('sources')}</span>
      <ul>
        {rest.map(({ n, link, title, resource, locale }) => (
          <li key={n}>
            <span className={styles.number}>{formatLabel(n, i18n.language)}</span>
            <a href={link}>
              <bdi lang={locale}>{title}</bdi>
            </a>
            {resource && <bdi>{resource}</bdi>}
          </li>
        ))}
      </ul>
    </div>
  )
}
