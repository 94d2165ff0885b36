/**
 * Reduces the HTML of a notification to the allowed elements (SECURITY 5.5): everything else becomes text.
 * The output is written from the parsed parts only, so that nothing unparsed passes through.
 */
const elements: ReadonlySet<string> = new Set(['b', 'i', 'em', 'strong', 'a', 'p', 'br', 'ul', 'ol', 'li'])
/** A tag with at most a link in double quotes; `<br/>` too. */
const tag = /<(\/?)([a-z]+)(?:\s+href="([^"<>]*)")?\s*\/?>/gi
/** Addresses of this origin or of the web. */
const link = /^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i

/** Markup of the allowed elements, each one closed. */
export function cleanMessage(html: string): string {
  const open: string[] = []
  let clean = ''
  let end = 0
  for (const found of html.matchAll(tag)) {
    const [whole, slash, name = '', href] = found
    clean += escapeText(html.slice(end, found.index))
    end = found.index + whole.length
    const element = name.toLowerCase()
    if (!elements.has(element)) clean += escapeText(whole)
    else if (element === 'br') clean += '<br>'
    else if (slash) clean += closeUpTo(open, element)
    else {
      open.push(element)
      clean += element === 'a' ? openLink(href) : `<${element}>`
    }
  }
  clean += escapeText(html.slice(end))
  return (
    clean +
    open
      .reverse()
      .map((element) => `</${element}>`)
      .join('')
  )
}

/** Closes the elements opened inside; does nothing if the element is not open. */
function closeUpTo(open: string[], element: string): string {
  const at = open.lastIndexOf(element)
  if (at < 0) return ''
  return open
    .splice(at)
    .reverse()
    .map((inner) => `</${inner}>`)
    .join('')
}

function openLink(href: string | undefined): string {
  const target = (href ?? '').replaceAll('&amp;', '&')
  return link.test(target) ? `<a href="${escapeText(target)}">` : '<a>'
}

/** Existing character references stay. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|nbsp|#\d{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
