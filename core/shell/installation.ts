/**
 * Facts about its server in the built index.html: the product's name, in its title and its
 * `application-name`, and its areas with contents, which the page reads before it sends any request.
 */
import type { Room } from '../contract/rooms'
import { escapeHtml } from '../scripture/text/node'

/** Facts about the server. */
export interface Installation {
  product: string
  rooms: readonly Room[]
}

const productPlace = /(<meta name="application-name" content=")([^"]*)/
const roomsPlace = /(<meta name="rooms" content=")[^"]*/

/** The shell of this installation. */
export function withInstallation(html: string, { product, rooms }: Installation): string {
  const shown = escapeHtml(product)
  return html
    .replace(productPlace, (_, before: string) => before + shown)
    .replace(roomsPlace, (_, before: string) => before + rooms.join(' '))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${shown}</title>`)
}

/** The name it was built with, as escaped in HTML. */
export function productOf(html: string): string {
  return productPlace.exec(html)?.[2] ?? ''
}
