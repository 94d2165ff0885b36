/** The text of a note, drawn without the editor: React elements alone; nothing in a note becomes markup. */
import { createElement, Fragment, type ReactNode } from 'react'
import type { NoteBlock, NoteBody, NoteInline } from '#core/contract/members/note-body'
import type { PassageLink } from '#core/scripture/passages/passage-links'
import { type NotePiece, notePieces } from '#core/study/note-pieces'
import styles from './note-text.module.css'
import prose from './prose.module.css'

interface Place {
  from: number
  to: number
}

interface Links {
  linksIn: (text: string) => readonly PassageLink[]
  hrefOf: (place: Place) => string
  /** The passage that is shown below. */
  peeked?: Place | undefined
  /** Absent: references are plain links. */
  onPeek?: (place: Place) => void
}

export function NoteText({ body, ...links }: { body: NoteBody } & Links) {
  return (
    <div className={`${prose.prose} ${styles.text}`} dir="auto">
      {body.content.map((block, index) => (
        <Block key={index} block={block} links={links} />
      ))}
    </div>
  )
}

function Block({ block, links }: { block: NoteBlock; links: Links }) {
  const inner = (blocks: readonly NoteBlock[]) =>
    blocks.map((one, index) => <Block key={index} block={one} links={links} />)
  switch (block.type) {
    case 'paragraph':
      return <p dir="auto">{drawInlines(block.content, links)}</p>
    case 'heading':
      // One level below the headings of the page.
      return createElement(
        block.attrs.level === 2 ? 'h4' : 'h5',
        { dir: 'auto' },
        drawInlines(block.content, links),
      )
    case 'blockquote':
      return <blockquote dir="auto">{inner(block.content)}</blockquote>
    case 'bulletList':
    case 'orderedList':
      return createElement(
        block.type === 'bulletList' ? 'ul' : 'ol',
        { dir: 'auto' },
        block.content.map((item, index) => <li key={index}>{inner(item.content)}</li>),
      )
  }
}

function drawInlines(inlines: readonly NoteInline[] = [], links: Links): ReactNode {
  return notePieces(inlines, links.linksIn).map((piece, index) => (
    <Fragment key={index}>{drawPiece(piece, links)}</Fragment>
  ))
}

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

function drawPiece({ text, marks, reference }: NotePiece, links: Links): ReactNode {
  if (text === '\n') return <br />
  const drawn = reference ? <Reference place={reference} text={text} links={links} /> : text
  return marks.reduceRight<ReactNode>(
    (inner, mark) =>
      mark.type === 'link' ? (
        <a href={mark.attrs.href} rel="noreferrer nofollow">
          {inner}
        </a>
      ) : (
        createElement(markTags[mark.type], undefined, inner)
      ),
    drawn,
  )
}

function Reference({ place, text, links }: { place: Place; text: string; links: Links }) {
  const { hrefOf, peeked, onPeek } = links
  if (!onPeek)
    return (
      <a className={styles.reference} href={hrefOf(place)}>
        <bdi>{text}</bdi>
      </a>
    )
  const isOpen = peeked?.from === place.from && peeked.to === place.to
  return (
    <button type="button" className={styles.reference} aria-expanded={isOpen} onClick={() => onPeek(place)}>
      <bdi>{text}</bdi>
    </button>
  )
}
