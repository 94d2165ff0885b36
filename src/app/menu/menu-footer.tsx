/** The end of the main menu: service and legal, the social links that the operator has set, the version. */
import { useTranslation } from 'react-i18next'
import { type LinkName, linkFor } from '#core/contract/outside-links'
import { reopenConsent } from '../../model/analytics/consent-choice'
import { usePublicSettings } from '../../model/options/public-settings'
import { openReport } from '../../model/shell/report-dialog'
import styles from './main-menu.module.css'
import { type FooterEntry, footerEntries, socialLinks } from './menu-entries'
import { MenuLink, OutsideLink } from './menu-link'

declare const __VERSION__: string

export function MenuFooter({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const addressOf = useAddresses()
  const social = socialLinks.filter((name) => addressOf(name) !== undefined)
  return (
    <div className={styles.footer}>
      <nav aria-label={t('more')}>
        <ul>
          {footerEntries
            .filter((entry) => entry.kind !== 'outside' || addressOf(entry.name) !== undefined)
            .map((entry) => (
              <li
                key={entry.kind === 'screen' ? entry.path : entry.kind === 'outside' ? entry.name : 'report'}
              >
                <Entry entry={entry} addressOf={addressOf} onClose={onClose} />
              </li>
            ))}
          <PrivacyChoices onClose={onClose} />
        </ul>
      </nav>
      {social.length > 0 && (
        <nav aria-label={t('social')}>
          <ul>
            {social.map((name) => (
              <li key={name}>
                <OutsideLink href={addressOf(name) ?? ''}>{t(name)}</OutsideLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>{t('version', { version: __VERSION__ })}</p>
    </div>
  )
}

type Addresses = (name: LinkName) => string | undefined

function Entry({
  entry,
  addressOf,
  onClose,
}: {
  entry: FooterEntry
  addressOf: Addresses
  onClose: () => void
}) {
  const { t } = useTranslation('shell')
  switch (entry.kind) {
    case 'screen':
      return (
        <MenuLink path={entry.path} onClose={onClose}>
          {t(entry.title)}
        </MenuLink>
      )
    case 'outside':
      return <OutsideLink href={addressOf(entry.name) ?? ''}>{t(entry.name)}</OutsideLink>
    case 'report':
      return (
        <button
          type="button"
          onClick={() => {
            onClose()
            openReport()
          }}
        >
          {t('menu:report')}
        </button>
      )
  }
}

/** In the language of the interface (spec 1 §2: donate and Facebook have variants). */
function useAddresses(): Addresses {
  const { i18n } = useTranslation()
  const { links = {} } = usePublicSettings() ?? {}
  return (name) => linkFor(links, name, i18n.language)
}

/** Opens the consent question again; only where the operator counts anything. */
function PrivacyChoices({ onClose }: { onClose: () => void }) {
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
