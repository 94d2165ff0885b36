/** The words of a note, without zod: the page reads notes too. */
import type { NoteBlock, NoteBody, NoteItem } from './note-body'

/** The words of a note, one line per block: for lists, search and comparison. */
export function noteText(body: NoteBody): string {
  return body.content.map(blockText).join('\n')
}

function blockText(block: NoteBlock | NoteItem): string {
  if (block.type === 'paragraph' || block.type === 'heading')
    return (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
  return block.content.map(blockText).join('\n')
}
