/** Entries that concern this device: downloads, language, installing, printing, the dark switch. */
import { useTranslation } from 'react-i18next'
import { changeDisplay } from '../../model/options/stored-display'
import { useIsDark } from '../../model/options/use-is-dark'
import { useInstall } from '../../model/shell/install'
import { DarkIcon, DownloadIcon, LanguageIcon } from '../../ui/controls/icons'
import { PrintIcon } from '../../ui/controls/panel-icons'
import { Switch } from '../../ui/controls/switch'
import styles from './main-menu.module.css'
import { InstallIcon } from './menu-icons'
import { MenuLink } from './menu-link'

/** Waits until the menu has left the screen. */
const printDelayMs = 300

export function DeviceEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('menu')
  const isDark = useIsDark()
  const install = useInstall()
  const printPage = () => {
    onClose()
    setTimeout(print, printDelayMs)
  }
  return (
    <section className={styles.main} aria-label={t('shell:device')}>
      <MenuLink path="/downloads" onClose={onClose}>
        <DownloadIcon className="icon" aria-hidden />
        {t('downloads')}
      </MenuLink>
      <MenuLink path="/languages" onClose={onClose}>
        <LanguageIcon className="icon" aria-hidden />
        {t('languages')}
      </MenuLink>
      {install && (
        <button type="button" onClick={install}>
          <InstallIcon className="icon" aria-hidden />
          {t('install')}
        </button>
      )}
      <button type="button" onClick={printPage}>
        <PrintIcon className="icon" aria-hidden />
        {t('print')}
      </button>
      <div className={styles.switch}>
        <DarkIcon className="icon" aria-hidden />
        <Switch
          label={t('common:darkTheme')}
          isOn={isDark}
          onChange={(isOn) => changeDisplay({ theme: isOn ? 'dark' : undefined })}
        />
      </div>
    </section>
  )
}
