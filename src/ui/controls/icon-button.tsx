/** A square button with an icon and a name; 44 px on every screen. */
import type { ComponentProps, ComponentType } from 'react'
import styles from './icon-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  label: string
  /** Chevrons and arrows are mirrored in right-to-left languages. */
  isMirrored?: boolean
}

export function IconButton({ icon: Icon, label, isMirrored = false, ...rest }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
      <Icon className={isMirrored ? 'icon mirrored' : 'icon'} aria-hidden />
    </button>
  )
}
