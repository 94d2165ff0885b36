/** The actions on one column as a list of buttons: up and down move the focus. Impossible actions are left out. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../../../ui/controls/icons'
import { LeftIcon, OnlyIcon, ReplaceIcon, RightIcon } from '../../../ui/controls/panel-icons'
import { useGridKeys } from '../../../ui/controls/use-grid-keys'
import type { ColumnChange } from './change-columns'
import styles from './column-menu.module.css'

interface Props {
  column: number
  count: number
  /** True if the columns run from right to left, as the interface does: left is then towards the end. */
  isRightToLeft: boolean
  onChange: (change: ColumnChange) => void
  onReplace: () => void
}

export function ColumnActions({ column, count, isRightToLeft, onChange, onReplace }: Props) {
  const { t } = useTranslation('reading')
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useGridKeys()
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const rightwards = isRightToLeft ? -1 : 1
  const canMove = (step: number) => column + step >= 0 && column + step < count
  const move = (step: 1 | -1) => () => onChange({ kind: 'move', step })
  return (
    // The list handles the arrow keys of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} className={styles.actions} onKeyDown={onKeyDown}>
      <Action icon={ReplaceIcon} label={t('replaceColumn')} onClick={onReplace} />
      {canMove(-rightwards) && (
        <Action icon={LeftIcon} label={t('moveLeft')} onClick={move(isRightToLeft ? 1 : -1)} />
      )}
      {canMove(rightwards) && <Action icon={RightIcon} label={t('moveRight')} onClick={move(rightwards)} />}
      <Action icon={OnlyIcon} label={t('onlyThis')} onClick={() => onChange({ kind: 'only' })} />
      <Action icon={CloseIcon} label={t('removeColumn')} onClick={() => onChange({ kind: 'remove' })} />
    </div>
  )
}

interface ActionProps {
  icon: typeof CloseIcon
  label: string
  onClick: () => void
}

function Action({ icon: Icon, label, onClick }: ActionProps) {
  return (
    <button type="button" onClick={onClick}>
      <Icon className="icon" aria-hidden />
      {label}
    </button>
  )
}
