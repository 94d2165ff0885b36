/**
 * A link of the main menu. Following any link closes the menu; a link to the current place does nothing else
 * (spec 1 §4).
 */
import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OutsideIcon } from './menu-icons'

interface Props {
  path: string
  onClose: () => void
  /** Called when it is followed. */
  onFollow?: () => void
  children: ReactNode
}

export function MenuLink({ path, onClose, onFollow, children }: Props) {
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const isHere = decodeURI(here) === decodeURI(path)
  const onClick = (event: MouseEvent) => {
    if (isHere) event.preventDefault()
    else onFollow?.()
    onClose()
  }
  return (
    <a href={path} aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      {children}
    </a>
  )
}

/** A link that leaves the app and opens a new window. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <OutsideIcon className="icon" aria-hidden />
      <span className="visually-hidden">{t('outside')}</span>
    </a>
  )
}
