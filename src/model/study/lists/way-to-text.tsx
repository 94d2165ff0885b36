/** Shown in an empty list: the way back to the text, where verses are chosen for it. */
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import { useAnswer } from '../../asking/use-answer'
import { leftPath } from '../left-place'

const once: readonly unknown[] = []

export function WayToText() {
  const { t } = useTranslation()
  const left = useAnswer(once, leftPath)
  return (
    <p>
      <a className="chip" href={left ?? `/${standardWord}`}>
        {t(left === undefined ? 'read' : 'continueReading')}
      </a>
    </p>
  )
}
