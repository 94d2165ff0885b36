/** Settings of the account that have no panel of their own. */
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { setOption, useOption } from '../../../model/options/options'
import { Switch } from '../../../ui/controls/switch'
import { Section } from './section'

export function DisplaySection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const isFixed = useOption('fixHeader')
  const hasPicture = useOption('gravatar')
  return (
    <Section title={t('display')}>
      <div>
        <Switch label={t('fixHeader')} isOn={isFixed} onChange={(isOn) => setOption('fixHeader', isOn)} />
        {user.image && (
          <Switch label={t('gravatar')} isOn={hasPicture} onChange={(isOn) => setOption('gravatar', isOn)} />
        )}
      </div>
    </Section>
  )
}
