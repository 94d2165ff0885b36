/** Tables of STEPBible: originals (step-words.ts) and tagged translations (step-verses.ts). */
import type { StepTable } from './step-credits'
import { isVerseHead, readStepVerses } from './step-verses'
import { isWordRow, readStepWords } from './step-words'

/** Whether the beginning of a file is one of a table. */
export function isStepTable(head: string): boolean {
  return head.split(/\r?\n/).some((line) => isVerseHead(line) || isWordRow(line))
}

/** The words of a table by verse, in the order of the file. */
export function readStepTable(text: string): StepTable {
  const isOfVerses = text.slice(0, longestHead).split(/\r?\n/).some(isVerseHead)
  return isOfVerses ? readStepVerses(text) : readStepWords(text)
}

/** Heads explain their columns at length. */
const longestHead = 65_536
