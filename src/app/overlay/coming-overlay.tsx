/** In the place of an overlay whose frame is on its way: its title, and lines. It is drawn with the first scripts, so it knows no more. */
import { useTranslation } from 'react-i18next'
import { PanelLines } from '../../ui/page/panel-lines'
import styles from './coming-overlay.module.css'

interface Props {
  title: string
  isForm: boolean
  isArea: boolean
}

export function ComingOverlay({ title, isForm, isArea }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.coming} data-form={isForm || undefined} data-page={isArea || undefined}>
      <p className={styles.title}>{title}</p>
      <div className={styles.body}>
        <PanelLines label={t('loading')} />
      </div>
    </div>
  )
}
