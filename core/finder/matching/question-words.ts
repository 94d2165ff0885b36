/**
 * Words that carry no meaning in a question, by language: frames around what is asked for ("what does the Bible
 * say about"), and what stands behind it ("in the Bible"). Only hybrid search and the index of entries leave them out.
 */
import type { Locale } from '../../contract/locales'
import { finderWords } from '../../languages/finder'

/** The thing a question asks for; the text itself where it is none, or nothing else. */
export function withoutFrame(text: string, locale: Locale): string {
  return waysToRead(text, locale).at(-1) ?? text
}

/** The text, and what is left of it with one frame after the other taken off. */
export function waysToRead(text: string, locale: Locale): string[] {
  const { frames, endings } = patternsOf(locale)
  const plain = text
    .replaceAll(/[?!.؟,;:]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const ways = [plain]
  for (const frame of [...frames, endings]) {
    const rest = (ways.at(-1) ?? '').replace(frame, '').trim()
    if (rest !== '' && rest !== ways.at(-1)) ways.push(rest)
  }
  return [text, ...ways.slice(1)]
}

interface Patterns {
  frames: readonly RegExp[]
  endings: RegExp
}

const patterns = new Map<Locale, Patterns>()

function patternsOf(locale: Locale): Patterns {
  const known = patterns.get(locale)
  if (known) return known
  const { frames, endings } = finderWords[locale]
  const made = {
    frames: frames.map((frame) => new RegExp(`^(?:${frame.trim()})(?= |$)\\s*`, 'iu')),
    endings: new RegExp(` (?:${endings.join('|')})$`, 'iu'),
  }
  patterns.set(locale, made)
  return made
}
