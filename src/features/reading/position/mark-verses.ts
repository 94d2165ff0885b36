/** Marks the verses that the address names. */
import type { PageData } from '#core/contract/page-data'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { isOn } from './stands-on'

/** Marks the verses of every column that correspond to the marked ones of the address. */
export function markVerses(text: HTMLElement, { address }: PageData): void {
  const { marked = [] } = address ?? {}
  const isMarked = (verse: HTMLElement) =>
    marked.some(({ from, to }) => isOn(verse, from % 1000, to % 1000)) ? '' : undefined
  decorationsOf(text)?.set('marked', marked.length > 0 ? isMarked : undefined)
}

/** Ends the marks of a text and of the further chapters below it. */
export function unmarkVerses(text: HTMLElement): void {
  const further = text.closest('[data-path]')?.querySelectorAll('[data-further-text]') ?? []
  for (const one of [text, ...further]) decorationsOf(one)?.set('marked', undefined)
}
