/** The sign on the button of the user panel: who is signed in. */
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../model/account/account'
import { UserIcon } from '../../ui/controls/icons'
import { initialsOf } from './initials'
import styles from './member-sign.module.css'

export function MemberSign() {
  const { i18n } = useTranslation()
  const letters = initialsOf(useAccount()?.user.nickname ?? '', i18n.language)
  if (letters === '') return <UserIcon className="icon" aria-hidden />
  return (
    <span className={styles.letters} aria-hidden>
      {letters}
    </span>
  )
}
