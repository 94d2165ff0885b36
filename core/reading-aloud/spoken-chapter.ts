/**
 * The words of a chapter that are read aloud (READ-14): the text of its verses without numbers and notes,
 * psalm titles and other text without a number, and headings and introductions if wanted; split into
 * utterances a browser's voice speaks to the end.
 */
import type { Chapter } from '../contract/editions/chapter'
import { type FlowBlock, layoutChapter } from '../scripture/text/layout'
import { splitUtterances } from './split-utterances'

/** A verse as it is spoken. */
export interface SpokenVerse {
  verse: number
  /** Last verse of a merged verse. */
  verseEnd: number | undefined
  /** Only the words of the verse, for the lock screen. */
  text: string
  /** Utterances in order, headings first; never empty. */
  utterances: readonly string[]
}

/**
 * The verses of a chapter that contain words, in text order. `hasHeadings`: headings, introductions and
 * speakers are spoken too.
 */
export function spokenChapter(chapter: Chapter, hasHeadings: boolean): SpokenVerse[] {
  const found = new Map<number, { verseEnd: number | undefined; stretches: Stretch[] }>()
  let waiting: Stretch[] = []
  for (const block of layoutChapter(chapter).flow) {
    if (isSpoken(block, hasHeadings)) waiting.push({ text: block.aside?.content ?? '', isVerse: false })
    for (const { verse, from, to } of block.fragments) {
      const stretches: Stretch[] = found.get(verse.verse)?.stretches ?? []
      found.set(verse.verse, { verseEnd: verse.verse_end, stretches })
      const last = waiting.length === 0 ? stretches.at(-1) : undefined
      const text = verse.content.slice(from, to)
      // Lines of poetry form one sentence; after a heading a new one begins.
      if (last?.isVerse) last.text += ` ${text}`
      else stretches.push(...waiting, { text, isVerse: true })
      waiting = []
    }
  }
  return [...found].flatMap(([verse, { verseEnd, stretches }]) => {
    const text = spokenText(
      stretches
        .filter(({ isVerse }) => isVerse)
        .map((stretch) => stretch.text)
        .join(' '),
    )
    const utterances = stretches.flatMap((stretch) => splitUtterances(spokenText(stretch.text)))
    return text === '' ? [] : [{ verse, verseEnd, text, utterances }]
  })
}

interface Stretch {
  text: string
  /** False for headings and titles. */
  isVerse: boolean
}

/** A psalm title is scripture, and so is text before verse 1; lines of parallel passages are never spoken. */
function isSpoken({ type, aside }: FlowBlock, hasHeadings: boolean): boolean {
  if (!aside || type === 'parallel') return false
  return hasHeadings || !['heading', 'speaker', 'introduction'].includes(type)
}

/** Marks of notes, layout characters, and Hebrew cantillation, on which voices stumble. */
const silent = /\*|\u00ad|\u2060|\u200b|\ufeff|[\u{591}-\u{5af}]|\u05bd/gu

function spokenText(text: string): string {
  return text.replace(silent, '').replace(/\s+/g, ' ').trim()
}
