/**
 * What stands between the words of a search and its hits where there is no room for both: one row of lines that open, so
 * that the first hit is on the screen of a phone. Each holds its place in the row, closed or not yet there.
 */
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Summary } from '../../../ui/controls/summary'
import { formatNumber } from '../../../ui/words/format-number'
import styles from './folds.module.css'

export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>
}

interface Props {
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  title: string
  /** How many there are in it; none is not said. */
  count: number
  /** It has what the focus goes to when a search arrives that was chosen in it (use-scope.ts). */
  hasScope?: boolean
  children: ReactNode
}

export function Fold({ icon: Icon, title, count, hasScope, children }: Props) {
  const { i18n } = useTranslation()
  const { history } = useRouter()
  const [isOpen, setIsOpen] = useState(() => hasScope && history.location.state.focus === 'scope')
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary>
        {Icon && <Icon className="icon" aria-hidden />}
        {title}
        {count > 0 && <b className={styles.count}>{formatNumber(count, i18n.language)}</b>}
      </Summary>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </details>
  )
}
