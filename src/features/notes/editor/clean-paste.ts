/** Cleans HTML that is pasted into a note: keeps the elements that notes know and links, nothing else (SECURITY 5.5). */
import DOMPurify from 'dompurify'

const tags = 'p br strong b em i u s del strike a h1 h2 h3 h4 h5 h6 blockquote ul ol li div span'.split(' ')

/**
 * Cleans HTML of another program. It renames event handlers first, because the browser reports each one that the
 * parser below meets.
 */
export function cleanPaste(html: string): string {
  const quiet = html.replace(/<[^<>]*>/g, (tag) => tag.replace(/\bon\w+\s*=/gi, 'data-off='))
  return DOMPurify.sanitize(quiet, { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href'], ALLOW_DATA_ATTR: false })
}
