/** The controls of the selection bar: a button or a link, with an icon above its name. */
import type { ComponentType } from 'react'

interface ActionProps {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  label: string
}

interface LinkActionProps extends ActionProps {
  href: string
  isNarrowOnly?: boolean
}

export function Action({ icon: Icon, label, onClick }: ActionProps & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      <Icon className="icon" aria-hidden />
      <span>{label}</span>
    </button>
  )
}

export function LinkAction({ icon: Icon, label, href, isNarrowOnly = false }: LinkActionProps) {
  return (
    <a href={href} data-only={isNarrowOnly ? 'narrow' : undefined}>
      <Icon className="icon" aria-hidden />
      <span>{label}</span>
    </a>
  )
}
