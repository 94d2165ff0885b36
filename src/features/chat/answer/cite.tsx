/** The small number behind a sentence: opens the source it rests on. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerSource } from '#core/contract/assistant/answer'
import { Floating } from '../../../ui/sheets/floating'
import { formatLabel } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import styles from './answer.module.css'
import { SourceCard } from './source-card'

export function Cite({ source }: { source: AnswerSource }) {
  const { t, i18n } = useTranslation('assistant')
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const number = formatLabel(source.n, i18n.language)
  const label = t('sourceNamed', { number, title: isolate(source.title) })
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.cite}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {number}
      </button>
      {isOpen && (
        <Floating label={label} trigger={trigger} onClose={() => setIsOpen(false)}>
          <SourceCard source={source} isPlain />
        </Floating>
      )}
    </>
  )
}
