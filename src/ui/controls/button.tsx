/** A button with words; `data-variant` decides its weight. */
import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
}

export function Button({ variant = 'plain', ...rest }: Props) {
  return <button type="button" className={styles.button} data-variant={variant} {...rest} />
}
