/** Opens the consent question again; only where the operator counts anything. */
import { useTranslation } from 'react-i18next'
import { reopenConsent } from '../../model/analytics/consent-choice'
import { usePublicSettings } from '../../model/options/public-settings'

export function PrivacyChoices({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('menu')
  if (!usePublicSettings()?.analytics) return null
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onClose()
          reopenConsent()
        }}
      >
        {t('privacyChoices')}
      </button>
    </li>
  )
}
