/** The name of the product in the built index.html: its title and its `application-name`, where the page reads it. An operator may call it otherwise. */
import { escapeHtml } from '../scripture/text/node'

const place = /(<meta name="application-name" content=")([^"]*)/

/** The shell with this name. */
export function withProduct(html: string, name: string): string {
  const shown = escapeHtml(name)
  return html
    .replace(place, (_, before: string) => before + shown)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${shown}</title>`)
}

/** The name it was built with, as HTML holds it. */
export function productOf(html: string): string {
  return place.exec(html)?.[2] ?? ''
}
