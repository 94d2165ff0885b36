/** The title of a new chat: the beginning of its question (no model writes it: that would cost, and could be misled). */
import * as limits from '#core/limits'

const more = '…'
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** One line of at most 60 characters, cut between two words where that is possible. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  if (line.length <= limits.chatTitleLength) return line
  const room = limits.chatTitleLength - more.length
  // The character behind the room is looked at too: it may be the space between two words.
  const border = line.slice(0, room + 1).lastIndexOf(' ')
  const cut = border > 0 ? line.slice(0, border) : wholeLetters(line, room)
  return cut.replace(/[\s\p{P}]+$/u, '') + more
}

/** A word without end: no letter is parted from its accents, no sign from its second half. */
function wholeLetters(text: string, room: number): string {
  let end = 0
  // Only the beginning is looked at: a letter may be as long as the text.
  for (const { index, segment } of letters.segment(text.slice(0, 2 * room))) {
    if (index + segment.length > room) break
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : text.slice(0, room).replace(/\p{Surrogate}$/u, '')
}
