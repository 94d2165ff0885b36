/**
 * In the place of an overlay whose frame is on its way: its title, and lines (styles/coming.css). It is drawn with the first
 * scripts, as the server has written it before them (server/pages/screens/coming-screen.ts).
 */
import { useTranslation } from 'react-i18next'
import { PanelLines } from '../../ui/page/panel-lines'

interface Props {
  title: string
  isForm: boolean
  isArea: boolean
}

export function ComingOverlay({ title, isForm, isArea }: Props) {
  const { t } = useTranslation()
  return (
    <div className="coming" data-form={isForm || undefined} data-page={isArea || undefined}>
      <p>{title}</p>
      <PanelLines label={t('loading')} />
    </div>
  )
}
