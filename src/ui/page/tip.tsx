/** A tip at the lower edge, where it hides nothing important. Announced politely, closed by its button. */
import type { ComponentType } from 'react'
import { IconButton } from '../controls/icon-button'
import { CloseIcon } from '../controls/icons'
import { usePageSign } from './page-sign'
import styles from './tip.module.css'

interface Props {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  title: string
  text: string
  closeLabel: string
  onClose: () => void
}

export function Tip({ icon: Icon, title, text, closeLabel, onClose }: Props) {
  usePageSign('tip')
  return (
    <div className={`${styles.tip} app-chrome`} role="status" aria-label={title}>
      <Icon className="icon" aria-hidden />
      <p>
        <b>{title}</b> {text}
      </p>
      <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
    </div>
  )
}
