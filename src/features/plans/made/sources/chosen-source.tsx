/** How many places a chosen source has, and the button that adds it. */
import { useTranslation } from 'react-i18next'
import { placesIn } from '#core/plans/made/made-plan'
import { Button } from '../../../../ui/controls/button'
import listStyles from '../../../../ui/note/list.module.css'
import styles from '../builder.module.css'
import type { sourceOf } from '../draft'
import type { AddProps } from './add-props'

interface Props extends Pick<AddProps, 'onAdd'> {
  source: ReturnType<typeof sourceOf>
}

export function ChosenSource({ source, onAdd }: Props) {
  const { t } = useTranslation('planning')
  const count = placesIn(source.ranges).length
  return (
    <div className={styles.chosen}>
      <p className={listStyles.hint} role="status">
        {t('placeCount', { count })}
      </p>
      <Button disabled={count === 0} onClick={() => onAdd(source)}>
        {t('add')}
      </Button>
    </div>
  )
}
