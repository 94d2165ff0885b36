/** Describes a waiting change in words: a verb and the record (design UX 3.15 "Sync you can see"). Pure. */

import type { Op } from '#core/contract/members/op'
import { readTarget } from '#core/contract/members/target'

/** Keys in the group `sync` of the messages; a test looks for each of them. */
export const opTexts = [
  'op-read',
  'op-search',
  'op-clear',
  'op-option',
  'op-note',
  'op-note-delete',
  'op-tag',
  'op-tag-delete',
  'op-tagging',
  'op-tagging-delete',
  'op-word-mark',
  'op-word-mark-delete',
  'op-like',
  'op-like-delete',
  'op-progress',
  'op-progress-delete',
  'op-plan',
  'op-made-plan',
  'op-made-plan-delete',
  'op-dismissal',
] as const

export interface OpWords {
  text: (typeof opTexts)[number]
  /** Name of the record, as the person gave it. */
  name?: string
  /** Verse of the record, in its own numbering. */
  canonical?: number
}

export function describeOp(op: Op): OpWords {
  switch (op.kind) {
    case 'activity':
      return { text: op.body.type === 'search' ? 'op-search' : 'op-read', name: op.body.name }
    case 'clear':
      return { text: 'op-clear' }
    case 'option':
      return { text: 'op-option' }
    case 'note':
      if (op.body === null) return { text: 'op-note-delete' }
      return { text: 'op-note', ...(op.body.title ? { name: op.body.title } : placeOf(op.body.verses[0])) }
    case 'tag':
      return op.body === null ? { text: 'op-tag-delete' } : { text: 'op-tag', name: op.body.name }
    case 'tagging':
      return { text: op.body ? 'op-tagging' : 'op-tagging-delete', ...verseOf(op.key) }
    case 'wordMark':
      return op.body === null
        ? { text: 'op-word-mark-delete' }
        : { text: 'op-word-mark', ...placeOf(op.body.canonical) }
    case 'like':
      return { text: op.body ? 'op-like' : 'op-like-delete', ...verseOf(op.key) }
    case 'progress':
      return { text: op.body ? 'op-progress' : 'op-progress-delete' }
    case 'plan':
      return { text: 'op-plan' }
    case 'madePlan':
      return op.body === null
        ? { text: 'op-made-plan-delete' }
        : { text: 'op-made-plan', name: op.body.title }
    case 'dismissal':
      return { text: 'op-dismissal' }
  }
}

/** The key of a tagging or a like ends with its target. */
function verseOf(key: string): { canonical?: number } {
  return placeOf(readTarget(/v:[a-z]+:\d+$/.exec(key)?.[0] ?? '')?.canonical)
}

const placeOf = (canonical: number | undefined) => (canonical === undefined ? {} : { canonical })
