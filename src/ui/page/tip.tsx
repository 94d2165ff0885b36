/** A tip in the flow, where it covers nothing, with a way to put it away; `children`: what it leads to. */
import type { ComponentType, ReactNode, Ref } from 'react'
import { IconButton } from '../controls/icon-button'
import { CloseIcon } from '../controls/icons'
import styles from './tip.module.css'

interface Props {
  ref?: Ref<HTMLDivElement>
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  title: string
  text: string
  closeLabel: string
  onClose: () => void
  children?: ReactNode
}

export function Tip({ ref, icon: Icon, title, text, closeLabel, onClose, children }: Props) {
  return (
    <div ref={ref} className={`${styles.tip} app-chrome`} role="note" aria-label={title}>
      <Icon className="icon" aria-hidden />
      <div>
        <p>
          <b>{title}</b> {text}
        </p>
        {children}
      </div>
      <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
    </div>
  )
}
