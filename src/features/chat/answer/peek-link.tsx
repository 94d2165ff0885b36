/** A link into the app: of a passage it first shows the words, from this device; in a new tab it leads there. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import { isRouteWord } from '#core/contract/address/route-words'
import { PlaceBox } from '../../../model/contents/text/place-box'
import { useLinkedPlace } from './use-linked-place'

interface Props {
  href: string
  children: ReactNode
}

export function PeekLink({ href, children }: Props) {
  const [reference, setReference] = useState<HTMLElement>()
  const [, word = ''] = href.split('/')
  if (isRouteWord(word))
    return (
      <a href={href}>
        <bdi>{children}</bdi>
      </a>
    )
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setReference(reference ? undefined : event.currentTarget)
  }
  return (
    <>
      <a href={href} aria-haspopup="dialog" aria-expanded={reference !== undefined} onClick={onClick}>
        <bdi>{children}</bdi>
      </a>
      {reference && <Peek href={href} reference={reference} onClose={() => setReference(undefined)} />}
    </>
  )
}

function Peek({ href, reference, onClose }: { href: string; reference: HTMLElement; onClose: () => void }) {
  const linked = useLinkedPlace(href)
  return (
    linked && (
      <PlaceBox place={linked.place} edition={linked.edition} reference={reference} onClose={onClose} />
    )
  )
}
