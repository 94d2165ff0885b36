/**
 * The main menu: the person, reading, the areas, this device, then service and legal (spec 1 §2, design UX
 * 3.12).
 */
import { type RefObject, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../model/account/account'
import { useOutbox } from '../../model/account/member-database'
import { IconButton } from '../../ui/controls/icon-button'
import { BrandIcon, CloseIcon, ReadyIcon, UserIcon } from '../../ui/controls/icons'
import { LoginIcon, LogoutIcon } from '../../ui/controls/panel-icons'
import { useLayer } from '../../ui/layers/use-layer'
import { useLeaving } from '../../ui/sheets/use-leaving'
import { DeviceEntries } from './device-entries'
import styles from './main-menu.module.css'
import { mainEntries } from './menu-entries'
import { MenuFooter } from './menu-footer'
import { MenuLink } from './menu-link'
import { MenuSheet } from './menu-sheet'
import { ReadingEntries } from './reading-entries'

interface Props {
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

export function MainMenu({ trigger, onClose }: Props) {
  const { t } = useTranslation('menu')
  const sheet = useRef<HTMLDivElement>(null)
  const away = useLeaving(sheet, 'start')
  const leave = () => away(onClose)
  useLayer(leave)
  return (
    <MenuSheet label={t('common:menu')} trigger={trigger} sheet={sheet} onClose={leave}>
      <div className={styles.head}>
        <Person onClose={leave} />
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={leave} />
      </div>
      <nav className={styles.main} aria-label={t('common:mainAreas')}>
        <ReadingEntries onClose={leave} />
        {mainEntries.map(({ path, title, icon: Icon }) => (
          <MenuLink key={path} path={path} onClose={leave}>
            <Icon className="icon" aria-hidden />
            {t(title)}
          </MenuLink>
        ))}
      </nav>
      <DeviceEntries onClose={leave} />
      <InOrOut onClose={leave} />
      <MenuFooter onClose={leave} />
    </MenuSheet>
  )
}

/** Greets a member and says whether all changes are saved; gives a visitor the link home. */
function Person({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('shell')
  const account = useAccount()
  if (!isMember(account))
    return (
      <MenuLink path="/" onClose={onClose}>
        <BrandIcon className="icon" aria-hidden />
        <b>{t('common:product')}</b>
      </MenuLink>
    )
  return (
    <MenuLink path="/profile" onClose={onClose}>
      <UserIcon className="icon" aria-hidden />
      <span>
        <b>
          {t('hello')} <bdi>{account.user.fullnameShort || account.user.nickname}</bdi>
        </b>
        <Suspense>
          <Saved />
        </Suspense>
      </span>
    </MenuLink>
  )
}

function Saved() {
  const { t } = useTranslation('sync')
  const count = useOutbox()?.length
  // "All is saved" is only said where that is known.
  if (count === undefined) return null
  return (
    <small>
      {count === 0 && <ReadyIcon className="icon" aria-hidden />}
      {count === 0 ? t('allSaved') : t('waiting', { count })}
    </small>
  )
}

/** Members see the links to their profile and to signing out. */
function InOrOut({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('menu')
  const isIn = isMember(useAccount())
  return (
    <nav className={styles.main} aria-label={t('profile')}>
      {isIn && (
        <MenuLink path="/profile" onClose={onClose}>
          <UserIcon className="icon" aria-hidden />
          {t('profile')}
        </MenuLink>
      )}
      <MenuLink path={isIn ? '/logout' : '/login'} onClose={onClose}>
        {isIn ? (
          <LogoutIcon className="icon mirrored" aria-hidden />
        ) : (
          <LoginIcon className="icon mirrored" aria-hidden />
        )}
        {t(isIn ? 'logout' : 'login')}
      </MenuLink>
    </nav>
  )
}
