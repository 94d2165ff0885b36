/** Passages as people write them: "Mt 5-7; Ps 23". */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { packRanges } from '#core/scripture/packed-ranges'
import { parsePassage } from '#core/scripture/passages/parse-passage'
import { useShownEdition } from '../../../../model/study/shown-edition'
import { usePassageContext } from '../../../../model/study/use-passage-links'
import { Button } from '../../../../ui/controls/button'
import input from '../../../../ui/controls/input.module.css'
import { isolate } from '../../../../ui/words/isolate'
import styles from '../builder.module.css'
import type { AddProps } from './add-props'

export function AddPassages({ numbering, onAdd }: AddProps) {
  const { t } = useTranslation('planning')
  const edition = useShownEdition()
  const context = usePassageContext(edition)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const add = () => {
    if (!context || !edition || typed.trim() === '') return
    const { refs, rest, warnings } = parsePassage(typed, context)
    const isTooLong = warnings.includes('too-long')
    const isMissing = warnings.includes('no-such-chapter') || warnings.includes('no-such-verse')
    const ranges = refs.flatMap(({ from, to }) =>
      convertRange(from, to, edition.manifest.numbering, { base: numbering, corrections: [] }),
    )
    if (isTooLong) return setProblem(t('passagesTooLong', { most: limits.maxReferences }))
    if (ranges.length === 0 || rest !== '' || isMissing)
      return setProblem(t(isMissing ? 'passagesMissing' : 'passagesUnread', { text: isolate(rest || typed) }))
    onAdd({ ranges: packRanges(ranges) })
    setTyped('')
    setProblem('')
  }
  return (
    <div className={styles.adder}>
      <label className={styles.line}>
        {t('passages')}
        <input
          className={input.input}
          dir="auto"
          maxLength={limits.maxPassageLength}
          placeholder={t('passagesHint')}
          value={typed}
          aria-invalid={problem === '' ? undefined : true}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // The form is not sent by a passage.
            event.preventDefault()
            add()
          }}
        />
      </label>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <Button disabled={typed.trim() === '' || !context} onClick={add}>
        {t('add')}
      </Button>
    </div>
  )
}
