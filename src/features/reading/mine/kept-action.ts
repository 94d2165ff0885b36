/**
 * Keeps the action a visitor chose for selected verses while they sign in; it is done when the member is back at the text
 * (design UX 3.10). In session storage, because it concerns only this tab and this visit.
 */
import { type TagColour, tagColours } from '#core/contract/members/tag-colours'
import type { ChosenWords } from '../../../model/text/selected'
import { readSessionText, removeSessionText, writeSessionText } from '../../../platform/storage/session'

export type StudyAction = 'like' | 'note' | 'tag' | TagColour

export interface KeptAction {
  action: StudyAction
  abbreviation: string
  /** Canonical numbers in that edition. */
  verses: readonly number[]
  /** Words, where verses are not chosen as a whole. */
  words: readonly ChosenWords[]
}

const key = 'study-action'
const actions: readonly string[] = ['like', 'note', 'tag', ...tagColours]

export function keepAction(kept: KeptAction): void {
  writeSessionText(key, JSON.stringify(kept))
}

/** Reads the action kept for a chapter of an edition without removing it. */
export function peekAction(abbreviation: string, chapter: number): KeptAction | undefined {
  const kept = readKept(readSessionText(key))
  const isHere =
    kept?.abbreviation === abbreviation && kept.verses.every((verse) => verse - (verse % 1_000) === chapter)
  return isHere ? kept : undefined
}

/** Reads the action and removes it. */
export function takeAction(abbreviation: string, chapter: number): KeptAction | undefined {
  const kept = peekAction(abbreviation, chapter)
  if (kept) removeSessionText(key)
  return kept
}

function readKept(text: string | null): KeptAction | undefined {
  const value: unknown = text === null ? undefined : JSON.parse(text)
  return isKept(value) ? value : undefined
}

function isKept(value: unknown): value is KeptAction {
  return (
    typeof value === 'object' &&
    value !== null &&
    'action' in value &&
    'abbreviation' in value &&
    'verses' in value &&
    actions.some((action) => action === value.action) &&
    typeof value.abbreviation === 'string' &&
    Array.isArray(value.verses) &&
    value.verses.length > 0 &&
    value.verses.every((verse) => Number.isInteger(verse)) &&
    'words' in value &&
    Array.isArray(value.words) &&
    value.words.every(areWords)
  )
}

/** Their offsets need no check: words are looked for again in the text. */
function areWords(value: unknown): value is ChosenWords {
  const numbers = ['verse', 'verseEnd', 'canonical', 'from', 'to'] as const
  if (typeof value !== 'object' || value === null) return false
  const known = new Map<string, unknown>(Object.entries(value))
  return (
    numbers.every((name) => Number.isInteger(known.get(name))) &&
    ['edition', 'text'].every((name) => typeof known.get(name) === 'string')
  )
}
