/** An answer, drawn from its parts: lines of our own, checked sentences, cards of sources. Nothing in it becomes markup. */
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { type AnswerBlock, answerBlocks, type BlockSentence } from '#core/assistant/answer-blocks'
import type { AnswerPart, AnswerSource } from '#core/contract/assistant/answer'
import { type ArticleNode, type ArticleTag } from '#core/contract/pages/article-node'
import { CareNote } from '../../../model/care/care-note'
import styles from './answer.module.css'
import { useAnswerWords } from './answer-words'
import { Cite } from './cite'
import { CitedSources } from './cited-sources'
import { PeekLink } from './peek-link'
import { SourceCard } from './source-card'

const inline: ReadonlySet<ArticleTag> = new Set(['code', 'em', 'strong'])

export type Sources = ReadonlyMap<number, AnswerSource>

interface Props {
  parts: readonly AnswerPart[]
  sources: Sources
}

export function AnswerParts({ parts, sources }: Props) {
  const blocks = useMemo(() => answerBlocks(parts), [parts])
  // Numbers are for those who cite.
  const isNumbered = parts.some(({ kind }) => kind === 'text')
  return (
    <div className={styles.answer}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
        <Block key={index} block={block} sources={sources} isNumbered={isNumbered} />
      ))}
      <CitedSources parts={parts} sources={sources} />
    </div>
  )
}

interface BlockProps {
  block: AnswerBlock
  sources: Sources
  isNumbered: boolean
}

function Block({ block, sources, isNumbered }: BlockProps) {
  switch (block.kind) {
    case 'say':
      return <Say part={block} />
    case 'care':
      return <CareNote kind={block.of} isCertain={block.isCertain} />
    case 'sources':
      return <Cards numbers={block.numbers} sources={sources} isNumbered={isNumbered} />
    case 'list':
      return (
        <ul className={`${styles.items} ${styles.written}`} dir="auto">
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
            <li key={index}>
              <Sentences sentences={item} sources={sources} />
            </li>
          ))}
        </ul>
      )
    case 'heading':
      return (
        <h3 dir="auto" className={styles.written}>
          <Sentences sentences={block.sentences} sources={sources} />
        </h3>
      )
    case 'paragraph':
      return (
        <p dir="auto" className={isWritten(block.sentences) ? styles.written : undefined}>
          <Sentences sentences={block.sentences} sources={sources} />
        </p>
      )
  }
}

/** Sentences of a model never look like Scripture. */
function isWritten(sentences: readonly BlockSentence[]): boolean {
  return sentences.some(({ kind }) => kind === 'text')
}

function Say({ part }: { part: Extract<AnswerPart, { kind: 'say' }> }) {
  const words = useAnswerWords()
  if (part.code === 'crisis') return <CareNote kind="despair" isCertain />
  return (
    <p className={styles.say} data-code={part.code}>
      {words.say(part)}
    </p>
  )
}

interface CardsProps extends Pick<BlockProps, 'sources' | 'isNumbered'> {
  numbers: readonly number[]
}

function Cards({ numbers, sources, isNumbered }: CardsProps) {
  const shown = numbers.flatMap((n) => sources.get(n) ?? [])
  return (
    <ul className={styles.cards}>
      {shown.map((source) => (
        <li key={source.n}>
          <SourceCard source={source} isNumbered={isNumbered} />
        </li>
      ))}
    </ul>
  )
}

function Sentences({ sentences, sources }: { sentences: readonly BlockSentence[]; sources: Sources }) {
  const words = useAnswerWords()
  return sentences.map((sentence, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
    <Fragment key={index}>
      {index > 0 && ' '}
      {sentence.kind === 'removed' ? (
        <small className={styles.removed} dir="auto">
          {words.removed(sentence)}
        </small>
      ) : (
        <>
          <SentenceNodes nodes={sentence.nodes} />
          {sentence.cites.map((n) => {
            const source = sources.get(n)
            return source && <Cite key={n} source={source} />
          })}
        </>
      )}
    </Fragment>
  ))
}

/** The words of a checked sentence: a closed list of elements, links into the app alone. */
function SentenceNodes({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  return nodes.map(draw)
}

function draw(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br key={key} />
  const children = node.children.map(draw)
  if (node.tag === 'a' && node.href?.startsWith('/'))
    return (
      <PeekLink key={key} href={node.href}>
        {children}
      </PeekLink>
    )
  // A sentence has no blocks inside; of what is none of ours the words stay.
  return createElement(inline.has(node.tag) ? node.tag : 'span', { key }, ...children)
}
