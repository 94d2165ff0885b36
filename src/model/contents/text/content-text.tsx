/** The text of an article of a pack, drawn from its tree as elements of a closed list: nothing of a pack becomes HTML. A place opens its verses. */
import { createElement, type MouseEvent, type ReactNode, useState } from 'react'
import { articlePath } from '#core/content/reading/addresses'
import type { PackSummary } from '#core/contract/content/answers'
import { type ContentNode, wordsOf } from '#core/contract/content/article'
import articleStyles from '../../../ui/article/article-text.module.css'
import styles from './content-text.module.css'
import { PlaceBox } from './place-box'
import { type ShownPlace, usePlaces } from './use-places'

interface Props {
  pack: PackSummary
  nodes: readonly ContentNode[]
  /** Level of its first headings. */
  level?: 2 | 3 | 4
}

interface Opened {
  place: ShownPlace
  reference: HTMLElement
}

export function ContentText({ pack, nodes, level = 3 }: Props) {
  const places = usePlaces(pack.numbering)
  const [opened, setOpened] = useState<Opened>()
  const toggle = (place: ShownPlace, reference: HTMLElement) =>
    setOpened((before) => (before?.reference === reference ? undefined : { place, reference }))
  return (
    <div className={`${articleStyles.text} ${styles.text}`} lang={pack.locale} dir={pack.direction}>
      {nodes.map(draw)}
      {opened && places && (
        <PlaceBox edition={places.edition} {...opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )

  function draw(node: ContentNode, key: number): ReactNode {
    if (typeof node === 'string') return node
    if (node.tag === 'image')
      return <img key={key} src={mediaPath(pack, node.media)} alt={node.alt} loading="lazy" />
    const children = node.children.map(draw)
    switch (node.tag) {
      case 'a':
        return (
          <a key={key} href={node.href} rel={node.href.startsWith('http') ? 'noreferrer' : undefined}>
            {children}
          </a>
        )
      case 'entry':
        return (
          <a key={key} href={articlePath(pack, node.id, wordsOf(node.children))}>
            {children}
          </a>
        )
      case 'ref': {
        const place = places?.placeOf(node)
        return place ? (
          <Reference key={key} place={place} isOpen={opened?.place.href === place.href} onOpen={toggle}>
            {children}
          </Reference>
        ) : (
          <span key={key}>{children}</span>
        )
      }
      case 'br':
      case 'hr':
        return createElement(node.tag, { key })
      case 'h2':
        return createElement(`h${level}`, { key }, ...children)
      case 'h3':
        return createElement(`h${level + 1}`, { key }, ...children)
      default:
        return createElement(node.tag, { key }, ...children)
    }
  }
}

/** A place of the Bible in a line of text: opens its verses; opened in a new tab it leads to them. */
export function Reference({
  place,
  isOpen,
  onOpen,
  children,
}: {
  place: ShownPlace
  isOpen: boolean
  onOpen: (place: ShownPlace, reference: HTMLElement) => void
  children: ReactNode
}) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(place, event.currentTarget)
  }
  return (
    <a
      className={styles.reference}
      href={place.href}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <bdi>{children}</bdi>
    </a>
  )
}

/** Where the bytes of an image of a pack are asked for. */
export function mediaPath({ abbr }: Pick<PackSummary, 'abbr'>, media: string): string {
  return `/api/resources/${abbr}/media/${media}`
}
